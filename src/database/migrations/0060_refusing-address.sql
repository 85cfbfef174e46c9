-- An address whose mail server takes no mails for it. Owner: identity.

-- Database: people

-- Which address of the account refused the last mail to it, and since when; null: none does.
alter table account add column refusing_address text;
alter table account add column refusing_since timestamptz;
