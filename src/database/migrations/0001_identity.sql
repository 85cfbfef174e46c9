-- Accounts. Owner: identity.
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
  last_sign_in_at timestamptz
);
