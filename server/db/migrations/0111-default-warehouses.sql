-- A user's default warehouse: its storage region counts where none is chosen.
alter table users add column vorgabe_lager_id bigint references storages (id);
