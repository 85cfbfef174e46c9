-- Saved filters that rules speak of, and what matched them. Owner: alerts.

-- Database: people

-- The name of a saved filter of the account's products (account_preference); null of any other rule.
alter table alert_rule add column filter text;
create index alert_rule_by_filter on alert_rule (account_id) where filter is not null;

-- What of a store matched a rule's filter when it was judged last: what matches then and did not before rings.
create table alert_match (
  rule_id text not null references alert_rule (id) on delete cascade,
  store_id bigint not null,
  -- the filter then: of another one nothing is known before
  search text not null,
  product_ids bigint[] not null,
  primary key (rule_id, store_id)
);
create index alert_match_by_store on alert_match (store_id);
