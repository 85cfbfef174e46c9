-- How a whole catalogue looked at its last reading, so that one that stands as it stood need not be parsed, compared or
-- written again. Only of stores whose pages alone tell all that is read of them. Owner: tracker.
create table catalogue_mark (
  store_id bigint primary key references store (id) on delete cascade,
  -- one hash for each page, render times left out
  pages text[] not null,
  -- the store's own count of its products then; null where it gave none
  total integer,
  products integer not null
);

-- The last reading, where it showed nothing new and wrote nothing else: newer than store.last_read_at and
-- store_model.observed_until then. Null where they are as new.
alter table poll_due add column unchanged_at timestamptz;
