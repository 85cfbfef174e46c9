-- How large a database was, once a day: the one with people's tables, and the one of the facts where they lie elsewhere.
-- Owner: database.

-- Database: people

create table database_size (
  kind text not null check (kind in ('people', 'facts')),
  on_day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (kind, on_day)
);
