-- Warehouses and their regions are set up on screens.

alter table storages
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table storage_regions
  add column version integer not null default 1,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
