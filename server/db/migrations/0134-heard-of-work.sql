-- Whether a working time may be corrected late depends on when the server heard of it, not on what its device says.
alter table work_times add column gemeldet_um timestamp with time zone;
alter table work_times alter column gemeldet_um set default now();
