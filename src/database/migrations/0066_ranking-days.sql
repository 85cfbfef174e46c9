-- Which places products had in their store's own list of best sellers. Owner: tracker.

-- Database: facts

-- A store's list as it was last read on a UTC day.
create table ranking_day (
  store_id bigint not null,
  day date not null,
  read_at timestamptz not null,
  -- the first places, the best first; 0: a product that no reading showed
  product_ids bigint[] not null,
  primary key (store_id, day)
);
