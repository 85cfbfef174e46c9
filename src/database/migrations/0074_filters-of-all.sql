-- The index that lists filter by holds every row. Owners: catalog and sales.
--
-- PostgreSQL never intersects two indexes of a part of the rows that leave out the same: it takes their common condition
-- for one that is asked twice. A word in titles for a price was looked up by one of the two, and checked row by row.

-- Database: facts

drop index product_by_filters;
create index product_by_filters on product using gin (search_text gin_trgm_ops, tags, (array[country]))
  with (fastupdate = off);
drop index product_window_by_filters;
create index product_window_by_filters on product_window using gin (search_text gin_trgm_ops, tags, (array[country]))
  with (fastupdate = off);

analyze product, product_window;
