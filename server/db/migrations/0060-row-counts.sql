-- How many rows a table has, without counting them: each statement that adds or removes rows notes by how many, in its
-- own transaction, so that the sum is what a count would find at the same moment. Notes are only added, so that nobody
-- waits for anybody; now and then a statement sums up what others have left, passing over what is locked.
create table row_counts (
  table_name text not null,
  change bigint not null
);
create index row_counts_table_name on row_counts (table_name);

create function kontor_note_rows() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  if tg_op = 'INSERT' then
    select count(*) into changed from changed_rows;
  elsif tg_op = 'DELETE' then
    select -count(*) into changed from changed_rows;
  else
    -- Nobody else changes a table that is being emptied.
    delete from row_counts where table_name = tg_table_name;
    insert into row_counts values (tg_table_name, 0);
    return null;
  end if;
  if changed = 0 then
    return null;
  end if;
  insert into row_counts values (tg_table_name, changed);
  if random() < 0.02 then
    perform kontor_sum_up_rows(tg_table_name);
  end if;
  return null;
end $$;

create function kontor_sum_up_rows(of_table text) returns void language sql as $$
  with taken as (
    select ctid from row_counts where table_name = of_table for update skip locked
  ), gone as (
    delete from row_counts where ctid in (select ctid from taken) returning change
  )
  insert into row_counts select of_table, sum(change) from gone having count(*) > 0;
$$;

-- Begins to note a table's rows. Creating the triggers keeps others from changing it until the count is committed. They
-- fire `always`: a bulk load that asks no foreign keys (session_replication_role) adds rows like any other.
create function kontor_count_rows(of_table regclass) returns void language plpgsql as $$
declare
  own text := (select relname from pg_class where oid = of_table);
begin
  execute format('create trigger count_added after insert on %s referencing new table as changed_rows
    for each statement execute function kontor_note_rows()', of_table);
  execute format('create trigger count_removed after delete on %s referencing old table as changed_rows
    for each statement execute function kontor_note_rows()', of_table);
  execute format('create trigger count_emptied after truncate on %s
    for each statement execute function kontor_note_rows()', of_table);
  execute format('alter table %s enable always trigger count_added', of_table);
  execute format('alter table %s enable always trigger count_removed', of_table);
  execute format('alter table %s enable always trigger count_emptied', of_table);
  delete from row_counts where table_name = own;
  execute format('insert into row_counts select %L, count(*) from %s', own, of_table);
end $$;

select kontor_count_rows('addresses');
select kontor_count_rows('audit_log');
select kontor_count_rows('countries');
select kontor_count_rows('delivery_terms');
select kontor_count_rows('document_history');
select kontor_count_rows('location_stock');
select kontor_count_rows('open_items');
select kontor_count_rows('payment_methods');
select kontor_count_rows('payments');
select kontor_count_rows('persons');
select kontor_count_rows('price_groups');
select kontor_count_rows('product_custom_fields');
select kontor_count_rows('product_groups');
select kontor_count_rows('products');
select kontor_count_rows('reminders');
select kontor_count_rows('roles');
select kontor_count_rows('sales_documents');
select kontor_count_rows('sales_positions');
select kontor_count_rows('stock_levels');
select kontor_count_rows('stock_movements');
select kontor_count_rows('storage_regions');
select kontor_count_rows('storages');
select kontor_count_rows('system_parameters');
select kontor_count_rows('tax_classes');
select kontor_count_rows('texts');
select kontor_count_rows('users');
