-- Rules on a saved filter that matched more products than are told of one by one. Owner: alerts.

-- Database: people

alter table alert_rule add column is_too_broad boolean not null default false;
