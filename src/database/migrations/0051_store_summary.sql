-- The median of its products' prices, counted over a whole catalogue: what a store's price is in lists. Owner: catalog.
alter table store add column median_price_usd double precision;
create index product_by_store_price on product (store_id, price_usd) where gone_at is null;
