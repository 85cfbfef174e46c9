-- Rules on saved filters of the shared database of products. Owner: alerts.

-- Database: people

-- Of which list the saved filter is: of the account's products, or of the database.
alter table alert_rule add column filter_list text check (filter_list in ('products', 'database/products'));
update alert_rule set filter_list = 'products' where filter is not null;
alter table alert_rule add check ((filter is null) = (filter_list is null));
create index alert_rule_of_database on alert_rule (id) where filter_list = 'database/products';
