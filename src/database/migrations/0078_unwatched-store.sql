-- One word for it: a store is watched. Owner: watch.

-- Database: people

alter table unfollowed_store rename to unwatched_store;
