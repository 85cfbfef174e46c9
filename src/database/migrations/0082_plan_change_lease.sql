-- One change of an account's subscription at a time, over all servers. Owner: billing.
create table plan_change_lease (
  account_id text primary key references account (id) on delete cascade,
  until timestamptz not null
);
