-- Mails that tell people at fixed times what happened. Owner: briefs.

-- Database: people

create table brief (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  -- null: of all that the account follows
  group_id text references item_group (id) on delete cascade,
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  -- of the reader's day
  hour integer not null check (hour between 0 and 23),
  -- where the reader never chose one
  zone text not null,
  is_sent_empty boolean not null,
  stopped_at timestamptz,
  -- since it was made, or taken up again: nothing is sent of before
  since timestamptz not null,
  created_at timestamptz not null
);
create index brief_by_account on brief (account_id, created_at);
create index brief_by_group on brief (group_id);

-- What was settled: sent, or not since nothing had happened. In one transaction with the mail's place in the queue.
create table brief_settled (
  brief_id text not null references brief (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  -- the UTC days that it tells of: a day and a week may begin together
  first_day date not null,
  last_day date not null,
  due_at timestamptz not null,
  settled_at timestamptz not null,
  is_sent boolean not null,
  primary key (brief_id, first_day, last_day)
);
