-- What a document says is kept with its booking; its PDF is made of that afterwards, once.

-- Logos, each kept once however many documents have it.
create table print_images (
  hash text primary key,
  daten text not null
);

create table frozen_papers (
  beleg_id bigint primary key references sales_documents (id) on delete cascade,
  hash text not null,
  daten text not null,
  eingefroren_am timestamptz not null default now()
);
create trigger frozen_papers_keep after update or delete on frozen_papers
  for each row execute function kontor_keep_print();
create trigger frozen_papers_no_truncate before truncate on frozen_papers
  execute function kontor_refuse_truncate();

-- Booked documents whose PDF is still to be made.
create table papers_waiting (
  beleg_id bigint primary key references frozen_papers (beleg_id) on delete cascade
);
