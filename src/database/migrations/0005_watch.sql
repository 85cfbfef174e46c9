-- What a user follows. Owner: watch.

-- Database: people

create table watched_store (
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  -- TRACKED and FAILED follow from the store's state; only what the user or the plan decided is kept
  suspended_by text check (suspended_by in ('user', 'plan')),
  created_at timestamptz not null default now(),
  -- what is told of the store ends there
  suspended_at timestamptz,
  primary key (account_id, store_id),
  constraint watched_store_suspended_check check ((suspended_by is null) = (suspended_at is null))
);
create index watched_store_by_store on watched_store (store_id);

-- Stores that an account took off its list: for thirty days they count towards how many different ones it may follow.
create table unfollowed_store (
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  removed_at timestamptz not null,
  primary key (account_id, store_id)
);

create table favorite (
  account_id text not null references account (id) on delete cascade,
  store_id bigint not null,
  -- 0: the store itself
  product_id bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (account_id, store_id, product_id)
);
