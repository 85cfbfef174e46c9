-- Nothing reads whether a subscription is ending: its cancellation says so. Owner: billing.

-- Database: people

alter table subscription drop column is_ending;
