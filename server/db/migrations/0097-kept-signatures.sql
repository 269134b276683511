-- What was signed, and who signed it, stays as it is, whoever asks.

alter table files add column unterschrieben boolean not null default false;
update files set unterschrieben = true from service_signatures s
  where files.tabelle = 'SVP' and files.tabelle_id = s.planung_id
    and files.sha256 = s.dokument_hash and files.typ = 'application/pdf';

create function kontor_keep_signed() returns trigger language plpgsql as $$
begin
  raise exception 'file % was signed: it stays as it is', old.id;
end $$;
create trigger files_keep_signed before update or delete on files
  for each row when (old.unterschrieben) execute function kontor_keep_signed();
create trigger files_no_truncate before truncate on files
  execute function kontor_refuse_truncate();

-- A signature counts no more once its document says something else; nothing else of it changes.
create function kontor_keep_signature() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - 'ungueltig' <> to_jsonb(new) - 'ungueltig' then
    raise exception 'signature % of % stays as it was given', old.id, tg_table_name;
  end if;
  return new;
end $$;
create trigger signatures_keep before update or delete on signatures
  for each row execute function kontor_keep_signature();
create trigger signatures_no_truncate before truncate on signatures
  execute function kontor_refuse_truncate();
create trigger service_signatures_keep before update or delete on service_signatures
  for each row execute function kontor_keep_signature();
create trigger service_signatures_no_truncate before truncate on service_signatures
  execute function kontor_refuse_truncate();

-- What was drawn is an image of the record.
create index signatures_bild_id on signatures (bild_id) where bild_id is not null;
create index service_signatures_bild_id on service_signatures (bild_id) where bild_id is not null;
create function kontor_keep_drawing() returns trigger language plpgsql as $$
begin
  if exists (select from signatures where bild_id = old.id)
    or exists (select from service_signatures where bild_id = old.id) then
    raise exception 'image % is a signature: it stays as it was drawn', old.id;
  end if;
  return coalesce(new, old);
end $$;
create trigger images_keep_drawings before update or delete on images
  for each row execute function kontor_keep_drawing();
create trigger images_no_truncate before truncate on images
  execute function kontor_refuse_truncate();
