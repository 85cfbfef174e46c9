-- Other ways to sign in, second factors, installations. Owner: identity.

alter table account add column has_email_link boolean not null default false;

-- The accounts elsewhere that open one of ours.
create table account_provider (
  -- `google.com`, `oidc.NAME`
  provider_id text not null,
  -- who they are there
  subject text not null,
  account_id text not null references account (id) on delete cascade,
  email text,
  display_name text,
  photo_url text,
  linked_at timestamptz not null,
  primary key (provider_id, subject),
  unique (account_id, provider_id)
);

create table second_factor (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  display_name text,
  -- AES-256-GCM under a key derived from SECRET_KEY
  sealed_secret bytea not null,
  enrolled_at timestamptz not null,
  -- the time step of the last code that was taken: none is taken twice
  last_step bigint not null
);
create index second_factor_by_account on second_factor (account_id);

-- A sign-in elsewhere that has begun: what its answer must fit. Used once.
create table provider_sign_in (
  session_hash bytea primary key,
  provider_id text not null,
  state_hash bytea not null,
  nonce text not null,
  sealed_verifier bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);

create table installation (
  fid text primary key,
  app_id text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

-- A refresh token is its session's id, a number and a MAC over both: none is kept, a refresh changes one row.
drop table refresh_token;
drop index session_by_expiry;
alter table session
  add column generation integer not null default 0,
  -- when the generations before were, newest first
  add column superseded timestamptz[] not null default '{}',
  add column refresh_count integer not null default 0,
  add column refresh_counted_from timestamptz,
  add column second_factor_id text,
  add column claims jsonb not null default '{}',
  drop column expires_at;
alter table session set (fillfactor = 70);

