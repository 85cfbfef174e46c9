-- All countries together have rows of their own, country '*': what the market came to in years is then one row a day.
insert into market_day (day, country, tag, stores, products, orders, orders_var, orders_sd, revenue_usd, revenue_usd_var,
  revenue_usd_sd, left_out, observations, basis)
select day, '*', tag, sum(stores), sum(products), sum(orders), sum(orders_var), sqrt(sum(orders_sd ^ 2)),
  sum(revenue_usd), sum(revenue_usd_var), sqrt(sum(revenue_usd_sd ^ 2)), sum(left_out), sum(observations),
  case when min(basis) = max(basis) then min(basis) else 'mixed' end
from market_day group by day, tag;

insert into market_hour (hour, country, stores, orders, orders_var, orders_sd, revenue_usd, revenue_usd_var,
  revenue_usd_sd, left_out, observations, basis)
select hour, '*', sum(stores), sum(orders), sum(orders_var), sqrt(sum(orders_sd ^ 2)),
  sum(revenue_usd), sum(revenue_usd_var), sqrt(sum(revenue_usd_sd ^ 2)), sum(left_out), sum(observations),
  case when min(basis) = max(basis) then min(basis) else 'mixed' end
from market_hour group by hour;

create index market_day_of_country on market_day (country, tag, day);
create index market_day_of_countries on market_day (day) where tag = '';
create index market_hour_of_country on market_hour (country, hour);

-- How much the shared database holds, counted now and then: nobody waits for a count over millions. Owner: sales.
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
