-- Since when a rule covers what it covers now. Owner: alerts.

-- Database: people

alter table alert_rule add column covers_since timestamptz;
update alert_rule set covers_since = created_at;
alter table alert_rule alter column covers_since set not null;
