-- Booked documents never change, whoever asks (3-decisions §3.6 «Frozen from 3 on»).

-- An order that was dissolved keeps what it took over, a document that was cancelled gives it back: both
-- have status 6.
alter table sales_documents add column storniert boolean not null default false;
update sales_documents set storniert = true
  where belegstatus = '6' and belegart in ('0300', '0400', '0500');
alter table sales_documents add constraint sales_documents_storniert
  check (not storniert or belegstatus = '6');

-- The statuses that one can become: `documentActions` and `bookedChanges` of schemas/rules/document-states.ts.
create function kontor_keep_document() returns trigger language plpgsql as $$
declare
  kept text[] := array['belegstatus', 'storniert', 'sendungsnummer', 'version',
    'changed_at', 'changed_by'];
begin
  if old.belegstatus <> new.belegstatus and not exists (
    select from (values ('1', '23'), ('2', '13'), ('3', '68'), ('4', '368'), ('5', '34'),
      ('8', '3459'), ('9', '34')) allowed (before, after)
    where before = old.belegstatus and position(new.belegstatus in after) > 0) then
    raise exception 'a document of status % does not become one of status %',
      old.belegstatus, new.belegstatus;
  end if;
  if old.belegstatus in ('1', '2') then return null; end if;
  if old.dokument_hash is null then kept := array_append(kept, 'dokument_hash'); end if;
  if to_jsonb(old) - kept <> to_jsonb(new) - kept or (old.storniert and not new.storniert) then
    raise exception 'document % is booked: it keeps what was written', old.id;
  end if;
  return null;
end $$;
create trigger sales_documents_keep after update on sales_documents
  for each row when (old.* is distinct from new.*) execute function kontor_keep_document();

create function kontor_keep_booked() returns trigger language plpgsql as $$
begin
  raise exception 'document % is booked: it stays', old.id;
end $$;
create trigger sales_documents_stay before delete on sales_documents
  for each row when (old.belegstatus not in ('1', '2')) execute function kontor_keep_booked();
create function kontor_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was written', tg_table_name;
end $$;
create trigger sales_documents_no_truncate before truncate on sales_documents
  execute function kontor_refuse_truncate();

-- Lines of a booked document: only what its successors took of them.
create function kontor_keep_positions() returns trigger language plpgsql as $$
declare
  refused bigint;
begin
  if tg_op = 'INSERT' then
    select d.id into refused from after_it a join sales_documents d on d.id = a.beleg_id
      where d.belegstatus not in ('1', '2') limit 1;
  elsif tg_op = 'DELETE' then
    select d.id into refused from before_it b join sales_documents d on d.id = b.beleg_id
      where d.belegstatus not in ('1', '2') limit 1;
  else
    select d.id into refused
      from before_it b join after_it a using (id)
      join sales_documents d on d.id in (a.beleg_id, b.beleg_id)
      where d.belegstatus not in ('1', '2')
        and to_jsonb(a) - array['menge_uebernommen', 'menge_offen', 'version']
          <> to_jsonb(b) - array['menge_uebernommen', 'menge_offen', 'version'] limit 1;
  end if;
  if refused is not null then
    raise exception 'document % is booked: its lines keep what was written', refused;
  end if;
  return null;
end $$;
create trigger sales_positions_keep_added after insert on sales_positions
  referencing new table as after_it for each statement execute function kontor_keep_positions();
create trigger sales_positions_keep_changed after update on sales_positions
  referencing old table as before_it new table as after_it
  for each statement execute function kontor_keep_positions();
create trigger sales_positions_keep_removed after delete on sales_positions
  referencing old table as before_it for each statement execute function kontor_keep_positions();
create trigger sales_positions_no_truncate before truncate on sales_positions
  execute function kontor_refuse_truncate();

-- What a booked document came from; the links of a draft go with it.
create function kontor_keep_links() returns trigger language plpgsql as $$
begin
  if exists (select from sales_documents
    where id in (case when tg_op <> 'INSERT' then old.nachfolger_id end,
      case when tg_op <> 'DELETE' then new.nachfolger_id end)
    and belegstatus not in ('1', '2')) then
    raise exception 'a booked document keeps what it came from';
  end if;
  return null;
end $$;
create trigger document_links_keep after insert or update or delete on document_links
  for each row execute function kontor_keep_links();
create trigger document_links_no_truncate before truncate on document_links
  execute function kontor_refuse_truncate();

-- The history only grows; a draft's goes with it.
create function kontor_keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from sales_documents where id = old.beleg_id) then
    raise exception 'the history of documents keeps what was written';
  end if;
  return null;
end $$;
create trigger document_history_keep after update or delete on document_history
  for each row execute function kontor_keep_history();
create trigger document_history_no_truncate before truncate on document_history
  execute function kontor_refuse_truncate();

-- A booked document has one open item, whoever books it.
create unique index open_items_beleg on open_items (beleg_id);
