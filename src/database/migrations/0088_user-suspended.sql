-- A store that its user had suspended was tracked again once a plan that had closed it had room for it. When the user had
-- suspended it is kept for that time. Owner: watch.

-- Database: people

alter table watched_store add column user_suspended_at timestamptz;
alter table watched_store add constraint watched_store_user_suspended_check
  check (user_suspended_at is null or suspended_by = 'plan');
