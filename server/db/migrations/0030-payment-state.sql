-- A payment is booked, undone, or the entry that undoes one.
alter table payments add column zustand text not null generated always as (
  case
    when storno_zu_id is not null then 'STORNO'
    when storniert_durch_id is not null then 'STORNIERT'
    else 'GEBUCHT'
  end
) stored;
create index open_items_level on open_items (mahnstufe, id);
