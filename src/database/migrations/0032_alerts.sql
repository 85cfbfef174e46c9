-- What people ask to be told of, and what they were told. Owner: alerts; the events' column: catalog.

-- Database: facts

-- When an event was seen, which may be after it happened; null where it is from before the column: then it is `at`.
alter table product_event add column seen_at timestamptz;

-- Database: people

create table alert_rule (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  -- null: of all that the account follows
  store_id bigint,
  product_id bigint,
  tag text,
  condition jsonb not null,
  cool_down_hours integer not null check (cool_down_hours between 0 and 720),
  -- { from, until, zone }: hours of the day in which nothing is sent
  quiet jsonb,
  channel_ids text[] not null default '{}',
  muted_at timestamptz,
  created_at timestamptz not null
);
create index alert_rule_by_account on alert_rule (account_id, created_at);
create index alert_rule_by_store on alert_rule (store_id);

create table alert_ring (
  id bigint generated always as identity primary key,
  rule_id text not null references alert_rule (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  -- 0: the store itself
  product_id bigint not null,
  kind text not null,
  at timestamptz not null,
  seen_at timestamptz not null,
  rang_at timestamptz not null,
  -- what was seen, as it was told
  detail jsonb not null,
  is_late boolean not null,
  acknowledged_at timestamptz,
  was_nothing boolean not null default false,
  unique (rule_id, store_id, product_id, kind, at)
);
create index alert_ring_by_account on alert_ring (account_id, rang_at desc);

-- Up to where the events of a store are judged; of stores that a rule speaks of.
create table alert_cursor (
  store_id bigint primary key,
  seen_until timestamptz not null,
  -- the store's last reading then
  read_until timestamptz
);
