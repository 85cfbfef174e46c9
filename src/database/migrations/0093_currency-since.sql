-- When a store's prices turned to its currency of now, if it had another one before: its revenue of earlier days is in that
-- one. Owner: catalog.

-- Database: facts

alter table store add column currency_since timestamptz;
