-- How a store is paced, and what a poll of it is expected to show. Owner: tracker.
alter table poll_due
  -- the platform network whose limits it shares with other stores; '' is none
  add column network text not null default '',
  -- the share of its planned rate at which it is read: halved when it throttles us, won back in steps
  add column pace real not null default 1 check (pace > 0 and pace <= 1),
  add column clean_polls smallint not null default 0,
  -- how much it counts where a network's budget is short; 0: nobody follows it
  add column weight real not null default 1,
  -- of a poll, and of the whole catalogue beside it, smoothed
  add column requests real not null default 1,
  add column catalogue_requests real not null default 0,
  -- what it sells, over how many products, and how evenly (the shape of a Gamma); null: not known yet
  add column lines_per_day real,
  add column products integer not null default 1,
  add column shape real not null default 0.5,
  -- why the next poll is when it is
  add column reason text not null default 'planned'
    check (reason in ('planned', 'throttled', 'asked-to-wait', 'failing')),
  add column claimed_at timestamptz,
  -- how late the last poll began
  add column lag_ms bigint;

-- 0020 kept due_at as planned and looked at not_before beside it: from now on due_at is when the poll may be
update poll_due set due_at = not_before where not_before > due_at;

-- the order of claiming: who is waited for, then by network
drop index poll_due_order;
create index poll_due_waited on poll_due (priority desc, due_at) where priority > 0;
create index poll_due_turn on poll_due (network, due_at) where priority = 0;
-- every poll rewrites its row: dead ones must not pile up where claims begin to look
alter table poll_due set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

-- What all stores of a platform network are asked together, from one address of ours (egress). Owner: tracker.
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
  primary key (egress, network)
);
