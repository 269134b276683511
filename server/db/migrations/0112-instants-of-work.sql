-- Working times are spans between instants: nothing is lost at midnight, and nothing gained or lost when clocks change.
alter table work_times add column beginn_um timestamp with time zone;
alter table work_times add column ende_um timestamp with time zone;
update work_times set
  beginn_um = (datum + von) at time zone 'Europe/Berlin',
  ende_um = (datum + bis) at time zone 'Europe/Berlin';
alter table work_times alter column beginn_um set not null;
alter table work_times alter column ende_um set not null;
alter table work_times drop column dauer;
alter table work_times add column dauer integer not null
  generated always as ((extract(epoch from ende_um - beginn_um) / 60)::integer) stored;
alter table planning_items add column zeitmessung_um timestamp with time zone;
update planning_items set zeitmessung_um = zeitmessung_seit at time zone 'Europe/Berlin'
  where zeitmessung_seit is not null;
