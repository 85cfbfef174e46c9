-- What categories are told from, and what they tell of a store. Owner: catalog.
alter table product
  -- the store's own tags and breadcrumbs; null where no reading showed them
  add column labels text[],
  -- its categories by its own words alone, without what its store is about: bits as in tag_mask
  add column own_tag_mask integer not null default 0;
alter table store
  -- share of its products by own words, 0 to 1, by category
  add column tag_shares jsonb not null default '{}',
  -- the rules that its products were last read by
  add column tag_rules integer not null default 0;
create index store_by_tag_rules on store (tag_rules);
