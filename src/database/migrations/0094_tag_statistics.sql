-- How many rows have the bit of a category: without it the planner takes nearly all to have it, and looks up a country,
-- a price or a figure where the category is far scarcer. Seven bits each, since eight expressions are the most.
do $$
declare
  part regclass;
  bits text;
begin
  for part in
    select 'product'::regclass
    union all select inhrelid::regclass from pg_inherits where inhparent = 'product_window'::regclass
  loop
    for lowest in 0..14 by 7 loop
      select string_agg(format('(tag_mask & %s)', 1 << bit), ', ') into bits from generate_series(lowest, lowest + 6) as bit;
      execute format('create statistics %I (mcv) on %s from %s', part || '_tags_' || lowest, bits, part);
    end loop;
    if (select reltuples > 0 from pg_class where oid = part) then
      execute format('analyze %s', part);
    end if;
  end loop;
end $$;
