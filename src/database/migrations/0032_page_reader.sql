-- Shops read page by page. `page_url`: the product page that was given, of a shop that names no others. Owner: catalog.
alter table store add column page_url text;
-- What the platform's reader left for its next reading, such as its place on the way round a large catalogue. Owner: tracker.
alter table store_model add column reader_state jsonb;
