-- Documents as they were sent; language and taxation of a document are decided, never left out.

create table document_prints (
  beleg_id bigint primary key references sales_documents (id) on delete cascade,
  hash text not null,
  inhalt bytea not null,
  erstellt_am timestamptz not null default now()
);
-- A PDF is packed already.
alter table document_prints alter column inhalt set storage external;

alter table sales_documents alter column sprache drop default, alter column besteuerung drop default;
