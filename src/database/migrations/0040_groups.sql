-- Lists of their own that people make of stores or products, and what they note of them. Owner: watch; the rule's column: alerts.

-- Database: people

create table item_group (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  color text not null,
  kind text not null check (kind in ('stores', 'products')),
  created_at timestamptz not null
);
create index item_group_by_account on item_group (account_id, created_at);

create table item_group_member (
  group_id text not null references item_group (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  -- 0: the store itself
  product_id bigint not null default 0,
  added_at timestamptz not null,
  primary key (group_id, store_id, product_id)
);
create index item_group_member_by_store on item_group_member (store_id);

create table note (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  -- null: of all stores
  store_id bigint,
  product_id bigint,
  -- the UTC day that it is about; null: of no moment
  day date,
  body text not null,
  created_at timestamptz not null,
  check (store_id is not null or product_id is null),
  check (store_id is not null or day is not null)
);
create index note_by_account on note (account_id, created_at);
create index note_by_store on note (store_id);

-- null: not of a group; what was to ring for a group that is gone is gone
alter table alert_rule add column group_id text references item_group (id) on delete cascade;
create index alert_rule_by_group on alert_rule (group_id);
