-- Hosts that are never read again, because their owner asks so. Owner: catalog.
create table excluded_host (
  host text primary key,
  -- the platform's own id of the shop: its other hosts are not read either
  shop_key text unique,
  excluded_at timestamptz not null
);
