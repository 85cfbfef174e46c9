-- The sandbox: a payment provider on this machine. Stands for another company's database: nobody reads it but the
-- provider itself. Owner: billing (providers/sandbox).

-- Database: people

create table sandbox_subscription (
  id text primary key,
  due_at timestamptz,
  data jsonb not null
);
create index sandbox_subscription_by_due on sandbox_subscription (due_at);

create table sandbox_checkout (
  id text primary key,
  data jsonb not null
);

-- Webhooks on their way.
create table sandbox_delivery (
  id bigint generated always as identity primary key,
  body text not null,
  due_at timestamptz not null,
  tries integer not null default 0
);
create index sandbox_delivery_by_due on sandbox_delivery (due_at);

-- How far the sandbox is ahead of the clock.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms bigint not null
);
