-- Money and access. Owner: billing.

-- What a provider, an operator or a spent credit said, in our own terms, kept for ever: the plan of an account follows
-- from these rows alone. The account goes with the person; its events stay. No name, address or card number is in them.
create table billing_event (
  provider text not null,
  id text not null,
  type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  account_id text references account (id) on delete set null,
  subscription_id text,
  transaction_id text,
  -- null: of a kind that says nothing to us
  fact jsonb,
  primary key (provider, id)
);
create index billing_event_by_account on billing_event (account_id);
create index billing_event_by_subscription on billing_event (subscription_id);
create index billing_event_by_transaction on billing_event (transaction_id);

-- The plan at hand, as it follows from the events. `version` counts changes of the plan; at `changes_at` time alone
-- may change it.
alter table subscription
  add column version bigint not null default 1,
  add column changes_at timestamptz;
create index subscription_by_change on subscription (changes_at);
insert into billing_event (provider, id, type, occurred_at, received_at, account_id, fact)
select 'operator', 'plan-' || account_id, 'plan.given', updated_at, updated_at, account_id,
  jsonb_build_object('kind', 'grant', 'id', 'operator', 'source', 'operator', 'plan', plan,
    'startsAt', (extract(epoch from updated_at) * 1000)::bigint, 'endsAt', null)
from subscription;

-- The newest word on each subscription at a provider; whose account is gone is cancelled there.
create table provider_subscription (
  provider text not null,
  id text not null,
  account_id text references account (id) on delete set null,
  plan text not null,
  status text not null check (status in ('trialing', 'active', 'past_due', 'paused', 'canceled')),
  period_ends_at timestamptz not null,
  cancel_at timestamptz,
  -- asked for, until the provider says so
  is_ending boolean not null default false,
  primary key (provider, id)
);
create index provider_subscription_by_account on provider_subscription (account_id);

-- A payment, or one that went back (below 0), by the provider's number. Stays without the person.
create table transaction (
  provider text not null,
  id text not null,
  account_id text references account (id) on delete set null,
  subscription_id text,
  at timestamptz not null,
  kind text not null check (kind in ('payment', 'renewal', 'change', 'refund', 'chargeback')),
  plan text not null,
  status text not null,
  total_minor bigint not null,
  tax_minor bigint not null,
  currency text not null,
  primary key (provider, id)
);
create index transaction_by_account on transaction (account_id, at desc);

-- Open until it is paid or closed: asked for twice, the same one comes back.
create table checkout (
  provider text not null,
  id text not null,
  account_id text not null references account (id) on delete cascade,
  billing_id text not null,
  created_at timestamptz not null,
  primary key (provider, id)
);
create unique index checkout_by_account on checkout (account_id);

-- The stores a user wants to keep when the plan has room for fewer.
create table store_choice (
  account_id text primary key references account (id) on delete cascade,
  store_ids bigint[] not null,
  made_at timestamptz not null
);

-- Which mail has gone out, so that none goes twice.
create table billing_notice (
  account_id text not null references account (id) on delete cascade,
  key text not null,
  sent_at timestamptz not null,
  primary key (account_id, key)
);

-- Who had the trial: a keyed hash of the address, which outlives the account.
create table trial_taken (
  person bytea primary key,
  taken_at timestamptz not null
);

create table referral_code (
  account_id text primary key references account (id) on delete cascade,
  code text not null unique
);

create table referral (
  id bigint generated always as identity primary key,
  referrer_id text not null references account (id) on delete cascade,
  friend_id text unique references account (id) on delete set null,
  joined_at timestamptz not null,
  paid_at timestamptz,
  state text not null default 'joined'
    check (state in ('joined', 'paid', 'earned', 'refunded', 'disposable-address', 'own-payment-method'))
);
create index referral_by_referrer on referral (referrer_id, joined_at desc);
create index referral_by_state on referral (state);

create table referral_credit (
  id bigint generated always as identity primary key,
  account_id text not null references account (id) on delete cascade,
  at timestamptz not null,
  -- earned above 0, spent below
  months integer not null check (months <> 0),
  referral_id bigint unique references referral (id),
  starts_at timestamptz,
  ends_at timestamptz
);
create index referral_credit_by_account on referral_credit (account_id);
