-- Every turn of an hour writes a few rows on most pages of a window, and lists read windows out of their indexes alone
-- only where pages are vacuumed: after one row in a hundred, not in five.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'product_window'::regclass loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.01)', part);
  end loop;
end $$;
alter table store_window set (autovacuum_vacuum_scale_factor = 0.01);
