-- How many of a store's products are not counted: no sale of them leaves a trace. Owner: catalog.

-- Database: facts

-- null until the whole catalogue is read again
alter table store add column uncounted_count integer;
