-- A product's figures, and those of one store's products, are read out of the index alone.
alter table product_window drop constraint product_window_pkey,
  add primary key (date_range, store_id, product_id) include (orders, revenue_usd, orders_change, is_gone);
