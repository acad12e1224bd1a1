-- The square's tags on offer.

--! square_tags
select id, tag from square_tag where not retired order by place, id;
