-- What the stores sold, as estimated. Owner: sales.
--
-- Of every figure three numbers are kept: its value, `_var` (independent errors: adds up over hours and
-- products) and `_sd` (errors shared by a whole store, such as an assumed quantity: adds up linearly within
-- a store, and as variances between stores). `orders` of a product are the orders that hold it; a basket of
-- two products is one order of the store, so the store's orders are facts of their own (`store_hour`).
-- `revenue` is in the store's currency. `revenue_usd` is null where no exchange rate was known for it: a sum over
-- such a row is not known either.

create table sale_hour (
  store_id bigint not null,
  product_id bigint not null,
  hour timestamptz not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null default 0,
  units double precision not null,
  units_var double precision not null,
  units_sd double precision not null default 0,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer not null,
  basis text not null check (basis in ('stock', 'modified', 'rank', 'mixed')),
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, product_id, hour)
) partition by range (hour);
create index sale_hour_by_hour on sale_hour (store_id, hour);

create table store_hour (
  store_id bigint not null,
  hour timestamptz not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null default 0,
  units double precision not null,
  units_var double precision not null,
  units_sd double precision not null default 0,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer not null,
  -- how much of the hour lay between two good readings of a living signal; none at all has no row: a gap
  observed_seconds integer not null,
  basis text not null check (basis in ('stock', 'modified', 'rank', 'mixed')),
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, hour)
) partition by range (hour);

create table sale_day (
  store_id bigint not null,
  product_id bigint not null,
  day date not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null,
  units double precision not null,
  units_var double precision not null,
  units_sd double precision not null,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer not null,
  basis text not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, product_id, day)
);
create index sale_day_by_day on sale_day (store_id, day);

create table store_day (
  store_id bigint not null,
  day date not null,
  orders double precision not null,
  orders_var double precision not null,
  orders_sd double precision not null,
  units double precision not null,
  units_var double precision not null,
  units_sd double precision not null,
  revenue double precision not null,
  revenue_usd double precision,
  revenue_usd_var double precision,
  revenue_usd_sd double precision,
  observations integer not null,
  observed_seconds integer not null,
  basis text not null,
  check (num_nulls(revenue_usd, revenue_usd_var, revenue_usd_sd) in (0, 3)),
  primary key (store_id, day)
);

create table fx_rate (
  currency text not null,
  day date not null,
  usd double precision not null check (usd > 0),
  primary key (currency, day)
);
