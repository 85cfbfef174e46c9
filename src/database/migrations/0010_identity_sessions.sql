-- Sign-ins, the codes that are mailed, keys, limits and the audit trail. Owner: identity.

-- One sign-in on one device; ends by age, by sign-out everywhere, or when one of its tokens comes back too late.
create table session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  sign_in_provider text not null,
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text
);
create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

-- Only the SHA-256 of a token is kept. A superseded one stays, so that its reuse is noticed.
create table refresh_token (
  token_hash bytea primary key,
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null,
  superseded_at timestamptz
);
create index refresh_token_by_session on refresh_token (session_id);

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

create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- AES-256-GCM under a key derived from SECRET_KEY
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  -- published from created_at on, signs from here until the next key does
  signs_from timestamptz not null unique
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
