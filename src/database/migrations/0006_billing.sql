-- Money and access. Owner: billing.

-- Database: people

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

-- What an account may use, as it follows from the events. An account without a row is on the free plan.
create table entitlement (
  account_id text primary key references account (id) on delete cascade,
  plan text not null check (plan in ('FREE', 'BASIC', 'STANDARD', 'PREMIUM')),
  updated_at timestamptz not null default now(),
  -- counts changes of the plan
  version bigint not null default 1,
  -- when time alone may change the plan
  changes_at timestamptz
);
create index entitlement_by_change on entitlement (changes_at);

-- What a provider bills: its newest word on each subscription. One whose account is gone is cancelled there.
create table subscription (
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
create index subscription_by_account on subscription (account_id);

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

-- One change of an account's subscription at a time, over all servers.
create table plan_change_lease (
  account_id text primary key references account (id) on delete cascade,
  until timestamptz not null
);

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

-- Who had the trial: a keyed hash of the address or of the card, which outlives the account.
create table trial_taken (
  person bytea primary key,
  taken_at timestamptz not null,
  -- of a card: the subscription that had its trial with it. Another one's trial with that card ends at once
  subscription_id text
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
