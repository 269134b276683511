-- What the last part of an order takes so that the parts end at its sum, and what a payment leaves as rounding.

alter table sales_documents add column ausgleich jsonb;
alter table payments add column differenz numeric(13, 2) not null default 0;

create or replace function kontor_pay() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  perform 1 from open_items where id in (select offene_posten_id from paid)
    order by id for no key update;
  with told as (
    update open_items o set bisher_gezahlt = o.bisher_gezahlt + p.sum, version = o.version + 1
    from (select offene_posten_id, sum(zahlungs_betrag + skonto + differenz) sum from paid group by 1) p
    where o.id = p.offene_posten_id and p.sum <> 0
    returning o.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('OPV', changed);
  with told as (
    update payments p set storniert_durch_id = n.id, version = p.version + 1
    from paid n where p.id = n.storno_zu_id
    returning p.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('ZAHL', changed);
  return null;
end $$;
