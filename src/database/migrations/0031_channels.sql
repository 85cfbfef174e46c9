-- Where people are told of what happens, and what was sent there. Owner: alerts.

-- Database: people

create table channel (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('mail', 'webhook', 'slack', 'discord', 'teams', 'feed')),
  -- address and secret: AES-256-GCM under a key derived from SECRET_KEY
  sealed_target bytea not null,
  -- of a feed: of the secret in its address
  secret_hash bytea unique,
  created_at timestamptz not null,
  -- the first failure since the last message that arrived
  failing_since timestamptz,
  switched_off_at timestamptz,
  -- when the next message may leave: messages to a channel keep a distance
  next_at timestamptz not null default 'epoch'
);
create index channel_by_account on channel (account_id, created_at);

create table delivery (
  -- also the message's id, by which whoever gets it twice knows it
  id text primary key,
  channel_id text not null references channel (id) on delete cascade,
  message jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- claimed by a process that sends it; free again then
  leased_until timestamptz not null default 'epoch',
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  -- [{ at, status, error }], oldest first
  tries jsonb not null default '[]',
  -- since it was asked for, first or again
  tries_from integer not null default 0
);
create index delivery_due on delivery (due_at) where state = 'waiting';
create index delivery_by_channel on delivery (channel_id, created_at desc);
