-- Hours of sales are found by the hour alone, or by their store. Owner: sales.
--
-- Of all stores they are asked by the hour, of some by the primary key. Equal hours share an entry of the index: a third.

-- Database: facts

drop index sale_hour_by_hour;
create index sale_hour_by_hour on sale_hour (hour);
