-- What the stores sold, as estimated. Owner: sales.
--
-- Of every figure three numbers are kept: its value, `_var` (independent errors: adds up over hours and
-- products) and `_sd` (errors shared by a whole store, such as an assumed quantity: adds up linearly within
-- a store, and as variances between stores). `orders` of a product are the orders that hold it; a basket of
-- two products is one order of the store, so the store's orders are facts of their own (`store_hour`).
-- `revenue` is in the store's currency. `revenue_usd` is null where no exchange rate was known for it: a sum over
-- such a row is not known either. Errors are kept to seven digits: half the bytes.

-- Database: facts

create type basis as enum ('stock', 'modified', 'rank', 'mixed');
create type date_range as enum ('TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_6_MONTHS',
  'LAST_12_MONTHS', 'LAST_24_MONTHS', 'LAST_5_YEARS');

create table sale_hour (
  store_id bigint not null,
  product_id bigint not null,
  hour timestamptz not null,
  orders double precision not null,
  orders_var real not null,
  orders_sd real not null default 0,
  units double precision not null,
  units_var real not null,
  units_sd real not null default 0,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer not null,
  basis basis not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, product_id, hour)
) partition by range (hour);
-- Hours of all stores are asked for (who sold in one that turned), and those of some stores, a day of them at the most.
create index sale_hour_by_hour on sale_hour (hour, store_id);

create table store_hour (
  store_id bigint not null,
  hour timestamptz not null,
  orders double precision not null,
  orders_var real not null,
  orders_sd real not null default 0,
  units double precision not null,
  units_var real not null,
  units_sd real not null default 0,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer not null,
  -- how much of the hour lay between two good readings of a living signal; none at all has no row: a gap
  observed_seconds integer not null,
  basis basis not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, hour)
) partition by range (hour);
create index store_hour_of_hour on store_hour (hour);

create table sale_day (
  store_id bigint not null,
  product_id bigint not null,
  day date not null,
  orders double precision not null,
  orders_var real not null,
  orders_sd real not null,
  units double precision not null,
  units_var real not null,
  units_sd real not null,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer not null,
  basis basis not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  -- the lines beside the items of a list read orders day by day, over years: out of the index alone
  primary key (store_id, product_id, day) include (orders)
);
create index sale_day_by_day on sale_day (store_id, day);
create index sale_day_of_day on sale_day (day);

create table store_day (
  store_id bigint not null,
  day date not null,
  orders double precision not null,
  orders_var real not null,
  orders_sd real not null,
  units double precision not null,
  units_var real not null,
  units_sd real not null,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer not null,
  observed_seconds integer not null,
  basis basis not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, day) include (orders)
);
create index store_day_of_day on store_day (day);

create table fx_rate (
  currency text not null,
  day date not null,
  usd double precision not null check (usd > 0),
  primary key (currency, day)
);

-- What a product sold in each date range and in the one before (like for like). Only products that sold in one of the
-- two have a row. The columns after the figures are the product's own: a list is read from this table alone.
create table product_window (
  date_range date_range not null,
  store_id bigint not null,
  product_id bigint not null,
  orders double precision not null,
  orders_var real not null,
  orders_sd real not null,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer not null,
  basis basis,
  previous_orders double precision not null,
  previous_orders_var real not null,
  previous_orders_sd real not null,
  previous_revenue_usd double precision,
  previous_revenue_usd_var real,
  previous_revenue_usd_sd real,
  previous_observations integer not null,
  previous_basis basis,
  orders_change double precision not null generated always as (orders - previous_orders) stored,
  price_usd double precision,
  country text,
  is_gone boolean not null,
  tags text[] not null,
  search_text text not null,
  first_seen_at timestamptz not null,
  primary key (date_range, store_id, product_id)
) partition by list (date_range);

-- Every turn of an hour writes a few rows on most pages of a window, and lists read windows out of their indexes alone
-- only where pages are vacuumed: after one row in a hundred, not in five.
do $$
declare
  range date_range;
begin
  foreach range in array enum_range(null::date_range) loop
    execute format('create table %I partition of product_window for values in (%L)
      with (autovacuum_vacuum_scale_factor = 0.01)', 'product_window_' || lower(range::text), range);
  end loop;
end $$;

-- As of `product`: one index for what lists filter by, one for each sort.
create index product_window_by_filters on product_window using gin (search_text gin_trgm_ops, tags, (array[country]))
  with (fastupdate = off) where not is_gone;
create index product_window_by_orders on product_window (orders desc, store_id, product_id) where not is_gone;
create index product_window_by_revenue on product_window (revenue_usd desc nulls last, store_id, product_id)
  where not is_gone;
create index product_window_by_change on product_window (orders_change desc, store_id, product_id) where not is_gone;
create index product_window_by_price on product_window (price_usd, store_id, product_id) where not is_gone;
create index product_window_by_age on product_window (first_seen_at desc, store_id, product_id) where not is_gone;

-- What a store sold in each date range and in the one before. A store that was not observed in a span has no figures of
-- it; one observed in neither has no row.
create table store_window (
  date_range date_range not null,
  store_id bigint not null,
  orders double precision,
  orders_var real,
  orders_sd real,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer,
  basis basis,
  previous_orders double precision,
  previous_orders_var real,
  previous_orders_sd real,
  previous_revenue_usd double precision,
  previous_revenue_usd_var real,
  previous_revenue_usd_sd real,
  previous_observations integer,
  previous_basis basis,
  orders_change double precision generated always as (orders - previous_orders) stored,
  primary key (store_id, date_range)
) with (autovacuum_vacuum_scale_factor = 0.01);
-- Each sort's index carries both figures, which a list may ask for between bounds.
create index store_window_by_orders on store_window (date_range, orders desc nulls last, store_id) include (revenue_usd);
create index store_window_by_revenue on store_window (date_range, revenue_usd desc nulls last, store_id) include (orders);
create index store_window_by_change on store_window (date_range, orders_change desc nulls last, store_id)
  include (orders, revenue_usd);

-- To which hour the windows were last turned; one row.
create table window_turn (
  is_only boolean primary key default true check (is_only),
  turned_to timestamptz not null
);

-- What all stores sold, by country and category. `country` '' where it is not known, '*' for all together: what the
-- market came to in years is then one row a day. `tag` '' for everything whatever its category: a product of two
-- categories counts in both. Errors that a store shares within itself are independent of the next store's: `_sd` is the
-- root of their squares.
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
  basis basis not null,
  primary key (day, country, tag)
);
create index market_day_of_country on market_day (country, tag, day);
create index market_day_of_countries on market_day (day) where tag = '';

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
  basis basis not null,
  primary key (hour, country)
);
create index market_hour_of_country on market_hour (country, hour);

-- Days older than yesterday whose facts came late: their market figures are made anew.
create table market_due (
  day date primary key
);

-- How much the catalogue holds, counted now and then: nobody waits for a count over millions.
create table market_country (
  -- '' where it is not known
  country text primary key,
  stores integer not null,
  products integer not null,
  -- when the last of them was read
  read_at timestamptz
);
create table market_tag (
  tag text primary key,
  products integer not null,
  counted_at timestamptz not null
);
