-- Who runs this server, whom they invited and what they did. Owner: identity.

-- Database: people

alter table account add column is_operator boolean not null default false;

-- Who may sign up where not everybody may. Goes when it is used.
create table invitation (
  -- canonical: lower case
  email text primary key check (email = lower(email)),
  makes_operator boolean not null default false,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);

-- The address that makes the first operator, once.
create table operator_code (
  code_hash bytea primary key,
  expires_at timestamptz not null
);

-- No foreign key: what was done outlives who did it.
create table operator_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: by a command on the server
  operator_id text,
  kind text not null,
  -- an account's id, a store's host, a mail's id; never somebody's address
  subject text,
  detail jsonb not null default '{}'
);
create index operator_act_by_time on operator_act (at desc);
