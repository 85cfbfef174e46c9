-- What the tables of several owners need. Owner: database.

-- Database: facts

-- Words are found by their runs of three letters.
create extension if not exists pg_trgm;

-- Makes the monthly (or daily) partitions of a table over a span of time; those that exist are left alone.
create function ensure_partitions(parent text, step interval, since timestamptz, until timestamptz) returns void
language plpgsql as $$
declare
  unit text := case when step >= interval '28 days' then 'month' else 'day' end;
  lower timestamp := date_trunc(unit, since at time zone 'UTC');
  upper timestamp;
  name text;
begin
  while lower < until at time zone 'UTC' loop
    upper := lower + step;
    name := parent || to_char(lower, case unit when 'month' then '_YYYYMM' else '_YYYYMMDD' end);
    if to_regclass(name) is null then
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        name, parent, lower at time zone 'UTC', upper at time zone 'UTC');
    end if;
    lower := upper;
  end loop;
end $$;
