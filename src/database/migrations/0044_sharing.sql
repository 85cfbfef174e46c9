-- What people let others see: views behind a link, lists at an address, files by mail. Owner: sharing.

-- Database: people

create table share (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  -- view: pages to look at; list: a file that a spreadsheet reads by itself
  kind text not null check (kind in ('view', 'list')),
  name text not null,
  -- of a view its path with its query, of a list the call that gives it
  target text not null,
  -- of the secret in the address, which is shown once and kept nowhere
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  opens integer not null default 0,
  last_opened_at timestamptz
);
create index share_by_account on share (account_id, created_at);

create table scheduled_export (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  -- the call that gives the list
  target text not null,
  format text not null check (format in ('csv', 'xlsx')),
  every text not null check (every in ('day', 'week', 'month')),
  created_at timestamptz not null,
  next_at timestamptz not null,
  last_sent_at timestamptz,
  -- why nothing was sent the last time
  problem text
);
create index scheduled_export_by_account on scheduled_export (account_id, created_at);
create index scheduled_export_due on scheduled_export (next_at);
