-- Products of a catalogue that stands whose prices wait for a second sight: they alone are read of its pages then.
alter table catalogue_mark add column waiting text[] not null default '{}';
