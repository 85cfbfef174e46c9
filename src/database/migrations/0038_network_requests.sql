-- The budget that the latest request of an egress was counted against, for whoever reads how much of it is spent.
alter table network_budget add column requests_per_day integer not null default 0;
