-- A day may stand more than once in the list of days to be made anew. Owner: sales.

-- Database: facts

-- Polls that put the same days there in different orders would else wait for each other.
alter table market_due drop constraint market_due_pkey;
create index market_due_of_day on market_due (day);
