-- A user's default warehouse: its storage region counts where none is chosen. As the technician of a user it names no
-- table: users stand below all areas. A warehouse that is not there has no region.
alter table users add column vorgabe_lager_id bigint;
