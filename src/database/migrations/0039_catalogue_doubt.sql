-- Why the store's last whole catalogue is not believed yet: what it was like, since when, in how many readings.
alter table store_model add column doubt jsonb;
