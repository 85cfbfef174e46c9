-- A store's first reading has the time of the reading itself, as what it showed has: it had that of the poll's first
-- request, so that the whole catalogue seemed to have come after it. Owner: catalog.

-- Database: facts

-- at most an hour later: a store that first showed no products was read nevertheless
update store set first_read_at = shown.at
from (select store_id, min(first_seen_at) as at from product group by store_id) as shown
where shown.store_id = store.id and shown.at > store.first_read_at
  -- a difference, since Citus takes no sum of a time and an interval here
  and shown.at - store.first_read_at < interval '1 hour';
