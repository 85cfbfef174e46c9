-- Whether the database still takes what is written. Owner: database.

-- Database: people

create table write_check (
  id integer primary key check (id = 1),
  at timestamptz not null
);
