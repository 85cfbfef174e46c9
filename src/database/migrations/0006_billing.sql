-- Who pays for what. Owner: billing. An account without a row is on the free plan.
create table subscription (
  account_id text primary key references account (id) on delete cascade,
  plan text not null check (plan in ('FREE', 'BASIC', 'STANDARD', 'PREMIUM')),
  updated_at timestamptz not null default now()
);
