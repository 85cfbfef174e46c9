-- What people chose: how figures are shown to them, and the filters they saved. Owner: identity.

-- Database: people

create table account_preference (
  account_id text primary key references account (id) on delete cascade,
  -- contract/preferences.ts
  preferences jsonb not null default '{}',
  changed_at timestamptz not null
);
