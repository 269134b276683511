-- Stock shows the number of its warehouse, and technicians have stores of their own (specification 1 §2; 2 §3 «Technician user»).

alter table stock_levels add column lager text collate german;
update stock_levels l set lager = s.lager from storages s where s.id = l.lager_id;
alter table stock_levels alter column lager set not null;

create function kontor_number_stock() returns trigger language plpgsql as $$
begin
  select s.lager into new.lager from storages s where s.id = new.lager_id;
  return new;
end $$;
create trigger stock_levels_number before insert on stock_levels
  for each row execute function kontor_number_stock();

create function kontor_renumber_stock() returns trigger language plpgsql as $$
begin
  update stock_levels set lager = new.lager where lager_id = new.id;
  return null;
end $$;
create trigger storages_renumber_stock after update of lager on storages
  for each row execute function kontor_renumber_stock();

create table technicians (
  id bigint primary key,
  bezeichnung text collate german not null,
  gutteile_lager_id bigint references storages (id),
  doateile_lager_id bigint references storages (id),
  defektteile_lager_id bigint references storages (id)
);
create index technicians_gutteile on technicians (gutteile_lager_id);
create index technicians_doateile on technicians (doateile_lager_id);
create index technicians_defektteile on technicians (defektteile_lager_id);
