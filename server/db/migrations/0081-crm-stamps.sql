-- Tickets and deals tell since when they are there: what happened to a record is ordered by it.
alter table deals add column angelegt_datum timestamp with time zone not null generated always as (created_at) stored;
alter table tickets add column angelegt_datum timestamp with time zone not null generated always as (created_at) stored;
