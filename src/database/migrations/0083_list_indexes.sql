-- One product in 251, with all that lists filter by: enough to tell a list of many from one of few without counting it.
create index product_sample on product (id) include (store_id, price_usd, country, tag_mask, search_text)
  where gone_at is null and id % 251 = 0;

create index store_by_age on store (created_at, id);
create index store_by_country on store (country, id);

-- Stores are sorted by their change too; each sort's index carries both figures, which a list may ask for between bounds.
alter table store_window
  add column orders_change double precision generated always as (orders - previous_orders) stored;
drop index store_window_by_orders, store_window_by_revenue;
create index store_window_by_orders on store_window (date_range, orders desc nulls last, store_id) include (revenue_usd);
create index store_window_by_revenue on store_window (date_range, revenue_usd desc nulls last, store_id) include (orders);
create index store_window_by_change on store_window (date_range, orders_change desc nulls last, store_id)
  include (orders, revenue_usd);
