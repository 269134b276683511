-- A line of a collective document that names the document whose lines follow.
alter table sales_positions add column vorgaenger_id bigint references sales_documents (id);
create index sales_positions_vorgaenger_id on sales_positions (vorgaenger_id) where vorgaenger_id is not null;
