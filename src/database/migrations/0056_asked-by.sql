-- A poll that a request asked for carries the request's id, for the log. Owner: tracker.

-- Database: people

alter table poll_due add column asked_by text;
