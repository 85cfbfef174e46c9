-- The lines beside the items of a list read orders day by day, over years: out of the index alone.
alter table sale_day drop constraint sale_day_pkey, add primary key (store_id, product_id, day) include (orders);
alter table store_day drop constraint store_day_pkey, add primary key (store_id, day) include (orders);
