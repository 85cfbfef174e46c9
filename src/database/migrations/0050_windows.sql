-- What lists of the shared database are filtered and sorted by, kept ready. decisions/0010 says why so.
create extension if not exists pg_trgm;

-- One bit for each category, in the order of contract/tag.ts: an index can carry it, and a filter is one operation.
create function tag_mask(tags text[]) returns integer
language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1 << (place - 1)), 0)
  from (select array_position(array[
    'ELECTRONICS', 'FASHION', 'WOMEN_CLOTHING', 'MEN_CLOTHING', 'SHOES', 'WATCHES', 'ACCESSORIES',
    'BABY', 'BEAUTY', 'ARTS_AND_CRAFTS', 'JEWELRY', 'SPORTS', 'HEALTH_AND_FITNESS', 'HOME', 'TOYS',
    'TOOLS', 'AUTOMOTIVE', 'GARDEN', 'OUTDOORS', 'KITCHEN', 'PET_SUPPLIES'], tag) as place
    from unnest(tags) as tag) as places
  where place is not null
$$;

-- Owner: catalog.
alter table product
  -- the store's
  add column country text,
  -- at the newest rate when it was last seen or revalued; null where there is none
  add column price_usd double precision,
  -- title, vendor and handle as search compares them (catalog/search-text.ts)
  add column search_text text not null default '',
  add column tag_mask integer not null generated always as (tag_mask(tags)) stored;

create index product_by_price on product (price_usd, store_id, id) include (country, tag_mask)
  where gone_at is null;
create index product_by_age on product (first_seen_at desc, store_id, id) include (price_usd, country, tag_mask)
  where gone_at is null;
create index product_by_country on product (country, price_usd, store_id, id) include (tag_mask)
  where gone_at is null;
create index product_by_words on product using gin (search_text gin_trgm_ops) where gone_at is null;
create index product_by_handle on product (store_id, handle);

alter table store add column search_text text not null default '';
create index store_by_words on store using gin (search_text gin_trgm_ops);

-- What a product sold in each date range and in the one before (like for like). Owner: sales. Only products that sold
-- in one of the two have a row. The columns after the figures are the product's own, so that one index answers a list.
create table product_window (
  date_range text not null,
  store_id bigint not null,
  product_id bigint not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer not null,
  basis text,
  previous_orders double precision not null,
  previous_orders_var double precision not null,
  previous_orders_sd double precision not null,
  previous_revenue_usd double precision,
  previous_revenue_usd_var double precision,
  previous_revenue_usd_sd double precision,
  previous_observations integer not null,
  previous_basis text,
  orders_change double precision not null generated always as (orders - previous_orders) stored,
  price_usd double precision,
  country text,
  tag_mask integer not null,
  is_gone boolean not null,
  primary key (date_range, store_id, product_id)
) partition by list (date_range);

do $$
declare
  range text;
begin
  foreach range in array array['TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_6_MONTHS',
      'LAST_12_MONTHS', 'LAST_24_MONTHS', 'LAST_5_YEARS'] loop
    execute format('create table %I partition of product_window for values in (%L)', 'product_window_' || lower(range), range);
  end loop;
end $$;

create index product_window_by_orders on product_window (orders desc, store_id, product_id)
  include (revenue_usd, price_usd, country, tag_mask) where not is_gone;
create index product_window_by_revenue on product_window (revenue_usd desc nulls last, store_id, product_id)
  include (orders, price_usd, country, tag_mask) where not is_gone;
create index product_window_by_price on product_window (price_usd, store_id, product_id)
  include (orders, revenue_usd, country, tag_mask) where not is_gone;
create index product_window_by_country on product_window (country, orders desc, store_id, product_id)
  include (revenue_usd, price_usd, tag_mask) where not is_gone;
create index product_window_by_change on product_window (orders_change desc, store_id, product_id)
  include (orders, revenue_usd, price_usd, country, tag_mask) where not is_gone;

-- A category is found in an index of its own: with one for all, a rare one would be looked for in every row.
do $$
begin
  for bit in 0..20 loop
    execute format('create index product_window_of_tag_%s on product_window (orders desc, store_id, product_id)
      include (revenue_usd, price_usd, country, tag_mask) where not is_gone and tag_mask & %s <> 0', bit, 1 << bit);
    execute format('create index product_of_tag_%s on product (price_usd, store_id, id)
      include (country, tag_mask) where gone_at is null and tag_mask & %s <> 0', bit, 1 << bit);
  end loop;
end $$;

-- What a store sold in each date range and in the one before. Owner: sales. A store that was not observed in a span
-- has no figures of it; one observed in neither has no row.
create table store_window (
  date_range text not null,
  store_id bigint not null,
  orders double precision,
  orders_var double precision,
  orders_sd double precision,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer,
  basis text,
  previous_orders double precision,
  previous_orders_var double precision,
  previous_orders_sd double precision,
  previous_revenue_usd double precision,
  previous_revenue_usd_var double precision,
  previous_revenue_usd_sd double precision,
  previous_observations integer,
  previous_basis text,
  primary key (store_id, date_range)
);
create index store_window_by_orders on store_window (date_range, orders desc nulls last, store_id);
create index store_window_by_revenue on store_window (date_range, revenue_usd desc nulls last, store_id);

-- What the whole database sold, by country and category. Owner: sales. `country` '' where it is not known, `tag` '' for
-- everything whatever its category: a product of two categories counts in both. Errors that a store shares within itself
-- are independent of the next store's: `_sd` is the root of their squares.
create table market_day (
  day date not null,
  country text not null,
  tag text not null,
  stores integer not null,
  products integer not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null,
  revenue_usd double precision not null,
  revenue_usd_var double precision not null,
  revenue_usd_sd double precision not null,
  -- stores whose revenue is not known: not in it
  left_out integer not null,
  observations bigint not null,
  basis text not null,
  primary key (day, country, tag)
);

-- The same by hour, all categories together.
create table market_hour (
  hour timestamptz not null,
  country text not null,
  stores integer not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null,
  revenue_usd double precision not null,
  revenue_usd_var double precision not null,
  revenue_usd_sd double precision not null,
  left_out integer not null,
  observations bigint not null,
  basis text not null,
  primary key (hour, country)
);

-- Days older than yesterday whose facts came late: their market figures are made anew. Owner: sales.
create table market_due (
  day date primary key
);

-- To which hour the windows were last turned; one row. Owner: sales.
create table window_turn (
  is_only boolean primary key default true check (is_only),
  turned_to timestamptz not null
);
