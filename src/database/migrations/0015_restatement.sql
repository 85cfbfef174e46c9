-- What was told of a day that was over, and what it was revised. Owner: sales.

-- Database: facts

-- A day of a store, or of a product of it, whose number was already shown when it moved: the row of the day as it stood,
-- and what it came to. Only days that were closed for 48 hours, where a number moved as it is written.
create table restatement (
  store_id bigint not null,
  -- 0: the store itself
  product_id bigint not null,
  day date not null,
  -- when the reading was taken that told it anew
  at timestamptz not null,
  why text not null check (why in ('later-reading', 'order-cancelled', 'content-changed', 'first-weeks')),
  -- null where the day had no number
  orders double precision,
  orders_var real,
  orders_sd real,
  units double precision,
  units_var real,
  units_sd real,
  revenue double precision,
  revenue_usd double precision,
  revenue_usd_var real,
  revenue_usd_sd real,
  observations integer,
  basis basis,
  new_orders double precision not null,
  new_units double precision not null,
  new_revenue_usd double precision,
  primary key (store_id, product_id, day, at)
);
create index restatement_newest on restatement (store_id, at desc);
