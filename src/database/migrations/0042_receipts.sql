-- Sales of the whole catalogue are events of the store; an event that is one of many like it is told there as one.
alter table product_event drop constraint product_event_kind_check;
alter table product_event add constraint product_event_kind_check check (kind in (
  'new', 'gone', 'back', 'price', 'sold_out', 'restocked', 'edited', 'bulk_edit', 'sale_started', 'sale_ended'));
alter table product_event add column is_part boolean not null default false;
create index product_event_by_store on product_event (store_id, at desc);

-- What a sighting added to the facts of its product, by UTC day: [{day, orders, units, revenue}], revenue in the
-- store's currency. Null where it added nothing.
alter table evidence add column adds jsonb;
create index evidence_by_store on evidence (store_id, at desc);

-- Reasons are codes of the contract, told in the reader's language.
update evidence set why = case why
  when 'stock fell with the stamp' then 'stock-fell-with-stamp'
  when 'came back into stock' then 'back-in-stock'
  when 'content changed with the stamp' then 'content-changed'
  when 'price changed with the stamp' then 'price-changed'
  when 'stamp moved, no unit left' then 'no-unit-left'
  when 'stamp moved, now sold out' then 'stamp-alone-sold-out'
  when 'stamp moved alone' then 'stamp-alone'
  when 'in an order with others; restocked before' then 'in-order-after-restock'
  when 'stamp moved alone, more like an edit than a sale' then 'stamp-alone-like-edit'
  when 'many products stamped in one run' then 'one-run'
  when 'stamped in one run with products that were edited' then 'run-with-edits'
  when 'stamped when the store writes as a rule' then 'on-routine'
  when 'stock fell and stayed down' then 'stock-fell'
  when 'stock fell; may be an unpaid checkout' then 'may-be-unpaid'
  when 'what was put aside came back' then 'put-aside-returned'
  when 'stock rose' then 'stock-rose'
  else why end;
