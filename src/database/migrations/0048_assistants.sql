-- Assistants that people let read in their name, by OAuth. Owner: identity.

-- Database: people

-- Programs that introduced themselves; they prove nothing by it, and have no secret.
create table oauth_client (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null
);

-- A program that an account let in.
create table assistant (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  client_id text not null references oauth_client (id),
  created_at timestamptz not null,
  -- true to the minute
  last_used_at timestamptz,
  unique (account_id, client_id)
);
create index assistant_by_client on assistant (client_id);

create table assistant_code (
  secret_hash bytea primary key,
  assistant_id text not null references assistant (id) on delete cascade,
  redirect_uri text not null,
  -- the SHA-256 of what the program keeps to itself until it takes the code back (PKCE)
  challenge text not null,
  expires_at timestamptz not null,
  -- a code that comes twice was seen by somebody else: the assistant goes
  used_at timestamptz
);
create index assistant_code_by_assistant on assistant_code (assistant_id);

create table assistant_token (
  secret_hash bytea primary key,
  assistant_id text not null references assistant (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- of a refresh token, which is good for once, as a code is
  used_at timestamptz
);
create index assistant_token_by_assistant on assistant_token (assistant_id);
