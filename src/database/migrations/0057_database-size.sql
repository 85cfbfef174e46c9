-- How large a database was, once a day: of people's tables, and of the facts where they lie elsewhere. Owner: database.

-- Database: people

create table database_size (
  name text not null,
  on_day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (name, on_day)
);
