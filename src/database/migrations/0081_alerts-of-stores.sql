-- Rules on saved filters of stores: of one's own, or of the database. Owner: alerts.

-- Database: people

alter table alert_rule drop constraint alert_rule_filter_list_check;
alter table alert_rule add constraint alert_rule_filter_list_check
  check (filter_list in ('products', 'database/products', 'stores', 'database/stores'));
-- those that are judged by what changed
drop index alert_rule_of_database;
create index alert_rule_by_changes on alert_rule (id) where filter_list <> 'products';
