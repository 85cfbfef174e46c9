-- What lists of millions of products are found by. Owners: catalog and sales.
--
-- Whether a product is sold out and what its number rests on are entries of the filter index, so that they are
-- intersected with words, categories and countries. By how much a product is reduced is a column of it: PostgreSQL takes
-- a third of all rows for what an expression leaves, as it knows nothing of it.
--
-- The indexes that lists are sorted by end with the store: products of one store and of one value are few, and sorted as
-- they are met (incremental sort). Their numbers were a quarter of each index.

-- Database: facts

drop index product_by_filters;
drop index product_by_price;
drop index product_by_age;
-- a quotient of whole numbers: 80 of 100 is reduced by the very 0.2 that a filter of 20 % asks for
alter table product add column discount real generated always as (
  case when compare_at_minor > price_minor then ((compare_at_minor - price_minor)::float8 / compare_at_minor)::real end
) stored;
create index product_by_filters on product
  using gin (search_text gin_trgm_ops, tags, (array[country]), (array[is_available])) with (fastupdate = off);
create index product_by_price on product (price_usd, store_id) where gone_at is null;
create index product_by_age on product (first_seen_at desc, store_id) where gone_at is null;
create index product_by_discount on product (discount) where gone_at is null and discount is not null;

drop index product_window_by_filters;
create index product_window_by_filters on product_window
  using gin (search_text gin_trgm_ops, tags, (array[country]), (array[is_available]), (array[basis]))
  with (fastupdate = off);
drop index product_window_by_orders;
create index product_window_by_orders on product_window (orders desc, store_id) where not is_gone;
drop index product_window_by_revenue;
create index product_window_by_revenue on product_window (revenue_usd desc nulls last, store_id) where not is_gone;
drop index product_window_by_change;
create index product_window_by_change on product_window (orders_change desc, store_id) where not is_gone;
drop index product_window_by_price;
create index product_window_by_price on product_window (price_usd, store_id) where not is_gone;
drop index product_window_by_age;
create index product_window_by_age on product_window (first_seen_at desc, store_id) where not is_gone;
drop index product_window_by_sure_growth;
create index product_window_by_sure_growth on product_window (orders_change desc, store_id)
  where not is_gone and sure_growth <> 0;
-- no list is sorted by it
drop index product_window_by_discount;
create index product_window_by_discount on product_window (discount) where not is_gone and discount is not null;

-- of the stores that few are of: with stock on show, surely rising or falling
create index store_window_by_basis on store_window (date_range, basis);
create index store_window_by_sure_growth on store_window (date_range, orders_change desc nulls last, store_id)
  where sure_growth <> 0;

analyze product, product_window, store_window;
