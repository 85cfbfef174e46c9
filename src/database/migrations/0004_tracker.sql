-- What the tracker keeps between polls. Owner: tracker.

-- Database: people

-- Which store is read next. Claimed in batches (for update skip locked); a lease that ran out is free again.
create table poll_due (
  store_id bigint primary key,
  due_at timestamptz not null,
  priority smallint not null default 0,
  failures integer not null default 0,
  -- when the whole catalogue is read next, and the signals are probed again
  catalogue_due_at timestamptz,
  leased_by text,
  leased_until timestamptz,
  -- the store itself asked us to wait until then: nothing brings its poll forward past it
  not_before timestamptz,
  -- the platform network whose limits it shares with other stores; '' is none
  network text not null default '',
  -- the share of its planned rate at which it is read: halved when it throttles us, won back in steps
  pace real not null default 1 check (pace > 0 and pace <= 1),
  clean_polls smallint not null default 0,
  -- how much it counts where a network's budget is short; 0: nobody follows it
  weight real not null default 1,
  -- of a poll, and of the whole catalogue beside it, smoothed
  requests real not null default 1,
  catalogue_requests real not null default 0,
  -- what it sells, over how many products, and how evenly (the shape of a Gamma); null: not known yet
  lines_per_day real,
  products integer not null default 1,
  shape real not null default 0.5,
  -- why the next poll is when it is
  reason text not null default 'planned' check (reason in ('planned', 'throttled', 'asked-to-wait', 'failing')),
  claimed_at timestamptz,
  -- how late the last poll began
  lag_ms bigint,
  -- claims of a store are counted: facts say which of them they were kept by, the queue which of them was finished
  claim bigint not null default 0,
  finished_claim bigint not null default 0
)
-- every poll rewrites its row: dead ones must not pile up where claims begin to look
with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
-- the order of claiming: who is waited for, then by network
create index poll_due_waited on poll_due (priority desc, due_at) where priority > 0;
create index poll_due_turn on poll_due (network, due_at) where priority = 0;

-- Database: facts

-- The last look at a store that was kept, and what the queue of polls is to know of it.
create table poll_kept (
  store_id bigint primary key,
  claim bigint not null,
  -- the claim that was kept before, as the look knew it: only a look that knows the last is kept
  follows bigint not null,
  -- null where the queue is not told by it
  next jsonb,
  -- when the store was read last, where that showed nothing new and wrote nothing else: newer than store.last_read_at
  -- and store_model.observed_until then. Null where they are as new
  unchanged_at timestamptz
);

-- Database: people

-- What all stores of a platform network are asked together, from one address of ours (egress).
create table network_budget (
  egress text not null,
  network text not null,
  -- when the latest request that was given a turn may start
  turn_at timestamptz not null,
  -- the requests given so far are paid for until then, at the daily budget
  paid_until timestamptz not null,
  paused_until timestamptz,
  pace real not null default 1 check (pace > 0 and pace <= 1),
  clean_requests integer not null default 0,
  spent_on date not null,
  spent integer not null default 1,
  -- the least a request must be expected to bring, so that all of them fit in the budget
  level real not null default 0,
  planned_at timestamptz,
  -- the budget that the latest request of an egress was counted against, for whoever reads how much of it is spent
  requests_per_day integer not null default 0,
  primary key (egress, network)
);

-- Database: facts

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
  store_id bigint not null,
  kind text not null check (kind in ('modified', 'stock', 'rank', 'reviews', 'availability')),
  state text not null check (state in ('probing', 'alive', 'silent', 'refused')),
  -- where it is read, for instance storefront-graphql, sitemap, store-api
  source text not null,
  evidence jsonb not null,
  since timestamptz not null,
  checked_at timestamptz not null,
  -- what is kept of it between readings, to judge by how it behaves: see tracker/signals/signal-life.ts
  life jsonb not null default '{}',
  primary key (store_id, kind)
);

-- The estimator's fitted parameters of a store, and how far it has observed.
create table store_model (
  store_id bigint primary key,
  model jsonb not null,
  observed_until timestamptz not null,
  -- what the platform's reader left for its next reading, such as its place on the way round a large catalogue
  reader_state jsonb,
  -- why the store's last whole catalogue is not believed yet: what it was like, since when, in how many readings
  doubt jsonb
);

-- How a whole catalogue looked at its last reading, so that one that stands as it stood need not be parsed, compared or
-- written again, and of a page that moved the products that moved alone. Only of stores whose pages alone tell all that
-- is read of them.
create table catalogue_fingerprint (
  store_id bigint primary key,
  -- one hash for each page, render times left out
  pages text[] not null,
  -- the store's own count of its products then; null where it gave none
  total integer,
  products integer not null,
  -- products whose prices wait for a second sight: they alone are read of the pages of a catalogue that stands
  waiting text[] not null default '{}',
  -- a line for each page: `id hash,id hash,…`, render times left out; before them a line of what decides how they are read
  prints text not null,
  -- products that are known of the store, those that are gone among them
  remembered integer not null
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
  -- null where the store does not show its reviews
  review_count integer,
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
  -- a code of the contract, told in the reader's language
  why text not null,
  -- what it added to the facts of its product, by UTC day: [{day, orders, units, revenue}], revenue in the store's
  -- currency. Null where it added nothing
  adds jsonb
) partition by range (at);
create index evidence_by_product on evidence (store_id, product_id, at desc);
create index evidence_by_store on evidence (store_id, at desc);
-- Sightings that add to a day before their own, of which there are few; `adds` is in the order of its days. A text is
-- no date to an index, as how it reads is a setting: so its parts are read.
create index evidence_adding_before on evidence (store_id, product_id, at desc) where make_date(
  substr(adds #>> '{0,day}', 1, 4)::int, substr(adds #>> '{0,day}', 6, 2)::int, substr(adds #>> '{0,day}', 9, 2)::int
) < (at at time zone 'UTC')::date;
