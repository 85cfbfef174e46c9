-- What stores offered over time, as lists of stores ask of it: rules on saved filters are rehearsed on it. Owner: catalog.

-- Database: facts

-- A row where a reading of the catalogue showed another median price, or other shares, than the one before.
create table store_offer (
  store_id bigint not null,
  seen_at timestamptz not null,
  median_price_usd double precision,
  -- of the products that the store sold then, 0 to 1
  discounted_share real,
  sold_out_share real,
  primary key (store_id, seen_at)
);
-- of stores that are known, it is told from now on
insert into store_offer (store_id, seen_at, median_price_usd, discounted_share, sold_out_share)
select id, now(), median_price_usd, discounted_share, sold_out_share from store where first_read_at is not null;
