-- Who changed last what stands on a document: another user approves it.
alter table sales_documents add column inhalt_von bigint references users (id);
create index sales_documents_inhalt_von on sales_documents (inhalt_von);
-- Of the drafts that there are, at the least whoever changed them last.
update sales_documents set inhalt_von = changed_by where belegstatus in ('1', '2');

-- What was punched, and the images of booked papers, stay as they are.
create function kontor_keep_row() returns trigger language plpgsql as $$
begin
  raise exception '%: what was written stays as it is', tg_table_name;
end $$;
create trigger time_punches_keep before update or delete on time_punches
  for each row execute function kontor_keep_row();
create trigger time_punches_no_truncate before truncate on time_punches
  execute function kontor_refuse_truncate();
create trigger print_images_keep before update or delete on print_images
  for each row execute function kontor_keep_row();
create trigger print_images_no_truncate before truncate on print_images
  execute function kontor_refuse_truncate();
