-- What a user follows. Owner: watch.
create table watched_store (
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null references store (id) on delete cascade,
  -- TRACKED and FAILED follow from the store's state; only what the user or the plan decided is kept
  suspended_by text check (suspended_by in ('user', 'plan')),
  created_at timestamptz not null default now(),
  primary key (account_id, store_id)
);
create index watched_store_by_store on watched_store (store_id);

create table favorite (
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  -- 0: the store itself
  product_id bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (account_id, store_id, product_id)
);
