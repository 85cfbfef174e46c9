-- What the planner knows of countries, and lists of what is reduced by much. Owners: catalog and sales.
--
-- Lists ask `array[country] && …`, as their index has it. The index has statistics of that, but PostgreSQL does not use
-- those of an index of a part of the rows: it took every country for 0.5 % of them, and chose plans for that.

-- Database: facts

create statistics product_countries on (array[country]) from product;
do $$
declare part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent = 'product_window'::regclass loop
    execute format('create statistics %s_countries on (array[country]) from %s', part, part);
  end loop;
end $$;

create index product_window_by_discount on product_window (discount desc, store_id, product_id)
  where not is_gone and discount is not null;

analyze product, product_window;
