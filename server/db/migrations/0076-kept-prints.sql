-- A PDF that a document was booked with stays as it is.
create function kontor_keep_print() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from sales_documents where id = old.beleg_id) then
    raise exception 'the PDF of a booked document stays as it is';
  end if;
  return null;
end $$;
create trigger document_prints_keep after update or delete on document_prints
  for each row execute function kontor_keep_print();
create trigger document_prints_no_truncate before truncate on document_prints
  execute function kontor_refuse_truncate();
