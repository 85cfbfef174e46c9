-- Accounts. Owner: identity.
create table account (
  id text primary key,
  email text unique,
  email_verified boolean not null default false,
  display_name text,
  photo_url text,
  password_hash text,
  claims jsonb not null default '{}',
  language text not null default 'en',
  is_disabled boolean not null default false,
  is_practice boolean not null default false,
  valid_since timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);
