-- What lists of millions of products are found by. Owners: catalog and sales.
--
-- Whether a product is sold out and what its number rests on are entries of the filter index, so that they are
-- intersected with words, categories and countries. By how much a product is reduced is a column of it: PostgreSQL takes
-- a third of all rows for what an expression leaves, as it knows nothing of it.

-- Database: facts

drop index product_by_filters;
-- a quotient of whole numbers: 80 of 100 is reduced by the very 0.2 that a filter of 20 % asks for
alter table product add column discount real generated always as (
  case when compare_at_minor > price_minor then ((compare_at_minor - price_minor)::float8 / compare_at_minor)::real end
) stored;
create index product_by_filters on product
  using gin (search_text gin_trgm_ops, tags, (array[country]), (array[is_available])) with (fastupdate = off);
create index product_by_discount on product (discount) where gone_at is null and discount is not null;

drop index product_window_by_filters;
create index product_window_by_filters on product_window
  using gin (search_text gin_trgm_ops, tags, (array[country]), (array[is_available]), (array[basis]))
  with (fastupdate = off);

-- of the stores that few are of: with stock on show, surely rising or falling
create index store_window_by_basis on store_window (date_range, basis);
create index store_window_by_sure_growth on store_window (date_range, orders_change desc nulls last, store_id)
  where sure_growth <> 0;

analyze product, product_window, store_window;
