-- Documents know whose they are by the user, not by a sign that somebody else may have one day.
alter table sales_documents add column benutzer_id bigint references users (id);
alter table sales_documents disable trigger sales_documents_keep;
update sales_documents set benutzer_id = coalesce(
  created_by,
  (select id from users where kuerzel = sales_documents.benutzer));
alter table sales_documents enable trigger sales_documents_keep;
create index sales_documents_benutzer_id on sales_documents (benutzer_id);
