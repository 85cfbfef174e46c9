-- What a rule may ring for beside the events of a catalogue: days that closed, silences, ranks. Owner: alerts; the events'
-- kinds and the columns of stores: catalog.

-- Database: facts

-- `silent`, `heard`: of the store itself, `after` says why; `rank`: a product crossed one of the first places.
alter table product_event drop constraint product_event_kind_check;
alter table product_event add constraint product_event_kind_check check (kind in (
  'new', 'gone', 'back', 'price', 'sold_out', 'restocked', 'edited', 'bulk_edit', 'sale_started', 'sale_ended',
  'silent', 'heard', 'rank')) not valid;

-- Since when a store cannot be read, and since when none of its signals of sales is alive; null while all is well.
alter table store add column unreadable_at timestamptz;
alter table store add column silent_at timestamptz;
-- When a signal of its sales was first alive; null: never, and then none is lost.
alter table store add column heard_at timestamptz;
update store set unreadable_at = now() where state = 'unreadable';
update store set heard_at = now() where exists (
  select from store_signal where store_id = store.id and kind in ('modified', 'stock') and store_signal.state = 'alive');

-- Database: people

-- The last UTC day of the store that is judged; null: not yet one.
alter table alert_cursor add column days_until date;

-- What the rule asked then, by which it is judged again when a number is revised.
alter table alert_ring add column condition jsonb;
-- When a revised number no longer met it, and what the change came to then.
alter table alert_ring add column unmade_at timestamptz;
alter table alert_ring add column unmade jsonb;
create index alert_ring_of_figures on alert_ring (store_id, at) where unmade_at is null and condition is not null;
