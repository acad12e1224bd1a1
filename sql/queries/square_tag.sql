-- The square's tags, as readers see them.

--! square_tags
select id, tag from square_tag where not retired order by place, id;
