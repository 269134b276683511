-- What a device had signed is compared with what the server prints: where it is something else it is kept, and void.
alter table service_signatures add column abweichend boolean not null default false;
