-- Indexes that a bulk load has dropped and has to build again, also when it was interrupted.
create table set_aside_indexes (
  name text primary key,
  definition text not null
);
