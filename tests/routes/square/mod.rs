mod tag_list;
