-- How a service order is billed, which invoice bills it, and what has been billed already.
alter table service_billing_types add column verfahren text not null default 'AUFWAND';
-- Nobody could rename them so far.
update service_billing_types t set verfahren = m.verfahren
  from (values ('pauschal', 'PAUSCHALE'), ('Wartungsvertrag', 'VERTRAG'), ('Garantie', 'KOSTENFREI'),
    ('Kulanz', 'KOSTENFREI')) as m (name, verfahren)
  where t.bezeichnung_de = m.name;

alter table service_order_types add column artikel_id bigint references products (id);
create index service_order_types_artikel_id on service_order_types (artikel_id, id);
alter table service_activities add column artikel_id bigint references products (id);
create index service_activities_artikel_id on service_activities (artikel_id, id);
alter table extra_work_types add column artikel_id bigint references products (id);
create index extra_work_types_artikel_id on extra_work_types (artikel_id, id);

alter table sales_documents add column service_auftrag_id bigint references service_orders (id);
create index sales_documents_service_auftrag_id on sales_documents (service_auftrag_id, id);

-- An entry is in one document at a time; it is free again once its line or the document is removed.
create table billed_service_entries (
  art text not null,
  eintrag_id bigint not null,
  service_auftrag_id bigint not null references service_orders (id),
  beleg_id bigint not null references sales_documents (id) on delete cascade,
  position_id bigint references sales_positions (id) on delete cascade,
  primary key (art, eintrag_id)
);
create index billed_service_entries_service_auftrag on billed_service_entries (service_auftrag_id);
create index billed_service_entries_beleg on billed_service_entries (beleg_id);
create index billed_service_entries_position on billed_service_entries (position_id);

-- A task says which ticket its order is of, so that its report is found there.
alter table planning_items add column ticket_id bigint references tickets (id);
update planning_items p set ticket_id = o.ticket_id from service_orders o
  where o.id = p.service_auftrag_id and o.ticket_id is not null;
create index planning_items_ticket_id on planning_items (ticket_id, id);

create function kontor_fill_planning_ticket() returns trigger language plpgsql as $$
begin
  select o.ticket_id into new.ticket_id from service_orders o where o.id = new.service_auftrag_id;
  return new;
end $$;
create trigger planning_items_fill_ticket before insert on planning_items
  for each row execute function kontor_fill_planning_ticket();

create function kontor_repeat_order_ticket() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if not exists (
    select from after_it a join before_it b on b.id = a.id where a.ticket_id is distinct from b.ticket_id
  ) then return null; end if;
  perform 1 from planning_items p join after_it a on a.id = p.service_auftrag_id
    order by p.id for no key update of p;
  with told as (
    update planning_items p set ticket_id = o.ticket_id, version = p.version + 1
    from after_it o
    where p.service_auftrag_id = o.id and p.ticket_id is distinct from o.ticket_id
    returning p.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('SVP', changed);
  return null;
end $$;
create trigger service_orders_repeat_ticket after update on service_orders
  referencing old table as before_it new table as after_it
  for each statement execute function kontor_repeat_order_ticket();
