-- Columns and stored messages have the names that the API uses. Owners: alerts and tracker.

-- Database: people

alter table alert_ring rename column unmade_at to retracted_at;
alter table alert_ring rename column unmade to retracted_change;
update delivery set message = jsonb_set(message, '{type}', '"alert.retracted"') where message ->> 'type' = 'alert.unmade';

-- Database: facts

alter table evidence rename column taken_for to classified_as;
