-- Of the products of a marked catalogue a short hash each, so that of a page that moved the products that moved alone
-- need be parsed and compared. Marks of before tell less: the next reading lays new ones.
delete from catalogue_mark;
alter table catalogue_mark
  -- a line for each page: `id hash,id hash,…`, render times left out; before them a line of what decides how they are read
  add column prints text not null,
  -- products that are remembered of the store, those that are gone among them
  add column remembered integer not null;
