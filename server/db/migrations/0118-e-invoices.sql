-- How a customer receives electronic invoices; null: as the parameter says.
alter table addresses add column e_rechnung_format text;

-- E-invoices of booked documents, byte for byte as they are sent, one of each format that was asked for.
create table document_e_invoices (
  beleg_id bigint not null references sales_documents (id) on delete cascade,
  format text not null,
  hash text not null,
  inhalt bytea not null,
  erstellt_am timestamptz not null default now(),
  primary key (beleg_id, format)
);
create trigger document_e_invoices_keep after update or delete on document_e_invoices
  for each row execute function kontor_keep_print();
create trigger document_e_invoices_no_truncate before truncate on document_e_invoices
  execute function kontor_refuse_truncate();

-- What an e-invoice says beyond the paper, fixed at the booking (`EInvoiceFacts`).
create table frozen_e_invoices (
  beleg_id bigint primary key references sales_documents (id) on delete cascade,
  daten text not null,
  eingefroren_am timestamptz not null default now()
);
create trigger frozen_e_invoices_keep after update or delete on frozen_e_invoices
  for each row execute function kontor_keep_print();
create trigger frozen_e_invoices_no_truncate before truncate on frozen_e_invoices
  execute function kontor_refuse_truncate();
