-- Accounts, the ways to sign in, sessions, limits and the audit trail. Owner: identity.

-- Database: people

create table account (
  id text primary key,
  -- canonical: lower case
  email text unique check (email = lower(email)),
  email_verified boolean not null default false,
  display_name text,
  photo_url text,
  password_hash text,
  -- go into every ID token, the plan among them
  claims jsonb not null default '{}',
  language text not null default 'en',
  is_disabled boolean not null default false,
  is_practice boolean not null default false,
  -- ID tokens issued before this second are void
  valid_since timestamptz not null default 'epoch',
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  has_email_link boolean not null default false
);

-- The picture that somebody gave of themselves, as it is served.
create table account_picture (
  account_id text primary key references account (id) on delete cascade,
  -- a part of its address: another picture has another one, and nobody guesses it
  version text not null unique,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  body bytea not null check (length(body) <= 262144),
  created_at timestamptz not null
);
alter table account_picture alter column body set storage external;

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

create table action_code (
  code_hash bytea primary key,
  -- null: asked for an address nobody has; such a code takes the time of a real one and opens nothing
  account_id text references account (id) on delete cascade,
  purpose text not null
    check (purpose in ('VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL')),
  email text not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index action_code_by_account on action_code (account_id);
create index action_code_by_expiry on action_code (expires_at);

-- One sign-in on one device; ends by age, by sign-out everywhere, or when one of its tokens comes back too late.
-- A refresh token is its session's id, a number and a MAC over both: none is kept, a refresh changes one row.
create table session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  sign_in_provider text not null,
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text,
  generation integer not null default 0,
  -- when the generations before were, newest first
  superseded timestamptz[] not null default '{}',
  refresh_count integer not null default 0,
  refresh_counted_from timestamptz,
  second_factor_id text,
  claims jsonb not null default '{}'
) with (fillfactor = 70);
create index session_by_account on session (account_id);

create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- AES-256-GCM under a key derived from SECRET_KEY
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  -- published from created_at on, signs from here until the next key does
  signs_from timestamptz not null unique
);

create table installation (
  fid text primary key,
  app_id text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

-- How often something was tried, by subject. `key` is a hash, so that no address stands here in clear.
create table attempt (
  key text primary key,
  count integer not null,
  blocked_until timestamptz,
  forgotten_at timestamptz not null
);
create index attempt_by_forgotten on attempt (forgotten_at);

-- No foreign key: what happened to an account outlives it, without its address.
create table account_event (
  id bigint generated always as identity primary key,
  account_id text,
  at timestamptz not null,
  kind text not null,
  address text,
  detail jsonb not null default '{}'
);
create index account_event_by_account on account_event (account_id, at desc);
create index account_event_by_time on account_event (at);
