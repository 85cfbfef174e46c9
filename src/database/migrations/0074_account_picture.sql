-- The picture that somebody gave of themselves, as it is served. Owner: identity.
create table account_picture (
  account_id text primary key references account (id) on delete cascade,
  -- a part of its address: another picture has another one, and nobody guesses it
  version text not null unique,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  body bytea not null check (length(body) <= 262144),
  created_at timestamptz not null
);
alter table account_picture alter column body set storage external;
