-- What is remembered of a signal between readings, to judge by how it behaves: see tracker/signals/signal-life.ts.
alter table store_signal add column life jsonb not null default '{}';

-- Reviews a product had at its last reading; null where the store does not show them.
alter table product_state add column review_count integer;
