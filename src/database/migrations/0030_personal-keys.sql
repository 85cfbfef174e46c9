-- Keys by which programs call as a person. Owner: identity.

-- Database: people

create table personal_key (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  -- of the whole key, which is shown once and kept nowhere
  secret_hash bytea not null unique,
  -- its first characters, by which its owner knows it again
  beginning text not null,
  may_write boolean not null,
  calls_per_minute integer not null check (calls_per_minute between 1 and 600),
  created_at timestamptz not null,
  -- true to the minute
  last_used_at timestamptz
);
create index personal_key_by_account on personal_key (account_id, created_at);
