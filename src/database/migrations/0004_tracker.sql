-- What the tracker remembers between polls. Owner: tracker.

-- Which store is read next. Claimed in batches (for update skip locked); a lease that ran out is free again.
create table poll_due (
  store_id bigint primary key references store (id) on delete cascade,
  due_at timestamptz not null,
  priority smallint not null default 0,
  failures integer not null default 0,
  -- when the whole catalogue is read next, and the signals are probed again
  catalogue_due_at timestamptz,
  leased_by text,
  leased_until timestamptz
);
create index poll_due_order on poll_due (priority desc, due_at);

-- One row for every poll: what was asked, what came, how complete it was.
create table poll (
  store_id bigint not null,
  at timestamptz not null,
  mode text not null check (mode in ('catalogue', 'changes')),
  outcome text not null check (outcome in ('complete', 'partial', 'unchanged', 'throttled', 'refused', 'failed')),
  problem text,
  requests integer not null,
  bytes integer not null,
  duration_ms integer not null,
  products integer not null,
  changed integer not null,
  signals text[] not null,
  primary key (store_id, at)
) partition by range (at);

-- A way in which a store betrays a sale, with what made us believe it.
create table store_signal (
  store_id bigint not null references store (id) on delete cascade,
  kind text not null check (kind in ('modified', 'stock', 'rank', 'reviews', 'availability')),
  state text not null check (state in ('probing', 'alive', 'silent', 'refused')),
  -- where it is read, for instance storefront-graphql, sitemap, store-api
  source text not null,
  evidence jsonb not null,
  since timestamptz not null,
  checked_at timestamptz not null,
  primary key (store_id, kind)
);

-- The estimator's fitted parameters of a store, and how far it has observed.
create table store_model (
  store_id bigint primary key references store (id) on delete cascade,
  model jsonb not null,
  observed_until timestamptz not null
);

-- The last reading of a product: what the next one is compared with. Written when something changed.
create table product_state (
  store_id bigint not null,
  product_id bigint not null,
  external_id text not null,
  content_hash text not null,
  modified_at timestamptz,
  variants jsonb not null,
  rate jsonb not null,
  missed_reads smallint not null default 0,
  seen_at timestamptz not null,
  primary key (store_id, product_id)
);

create table evidence (
  store_id bigint not null,
  -- null where it speaks of the whole store, a bulk edit say
  product_id bigint,
  at timestamptz not null,
  seen_at timestamptz not null,
  kind text not null check (kind in ('modified', 'stock', 'rank', 'reviews', 'availability')),
  before jsonb,
  after jsonb,
  taken_for text not null check (taken_for in ('sale', 'restock', 'edit', 'bulk_edit', 'hold', 'unknown')),
  weight double precision not null,
  units double precision,
  why text not null
) partition by range (at);
create index evidence_by_product on evidence (store_id, product_id, at desc);
