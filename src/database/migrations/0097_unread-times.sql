-- Times that were written and never read. The journal of operators' acts has when a host was excluded. Owners: catalog,
-- billing, identity, tracker.

-- Database: people

alter table excluded_host drop column excluded_at;
alter table store_choice drop column made_at;
alter table account_preference drop column changed_at;

-- Database: facts

alter table store_signal drop column checked_at;
