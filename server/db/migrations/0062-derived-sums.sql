-- Derived sums, by the policy of docs/derived-sums.md: kept for a whole statement at a time, rows locked in
-- the order of their ids, the version of whoever shows the sum raised, and the record noted for an event.

-- Notes records whose sums changed; the server announces them before it commits. Bulk work is not noted
-- record by record.
create function kontor_note_derived(code text, ids bigint[]) returns void language plpgsql as $$
declare
  noted text := coalesce(current_setting('kontor.derived', true), '');
begin
  if cardinality(ids) between 1 and 500 and length(noted) < 10000 then
    perform set_config('kontor.derived',
      noted || (select string_agg(code || ':' || id, ' ') from unnest(ids) id) || ' ', true);
  end if;
end $$;

-- What movements move: their products, then stock of warehouses, then of locations.
drop trigger stock_movements_sum on stock_movements;
create or replace function kontor_move_stock() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  -- Whoever refers to a product holds a weaker lock on it, which this one does not wait for.
  perform 1 from products where id in (select artikel_id from moved)
    order by id for no key update;
  with sums as (
    select artikel_id,
      coalesce(sum(menge) filter (where groesse = 'BESTAND'), 0) bestand,
      coalesce(sum(menge) filter (where groesse = 'RESERVIERT'), 0) reserviert,
      coalesce(sum(menge) filter (where groesse = 'BLOCKIERT'), 0) blockiert,
      coalesce(sum(menge) filter (where groesse = 'KOMMISSIONIERUNG'), 0) in_kommissionierung,
      bool_or(groesse = 'BESTELLT') is_ordered
    from moved group by artikel_id),
  told as (
    update products p set
      bestand = p.bestand + s.bestand,
      reserviert = p.reserviert + s.reserviert,
      blockiert = p.blockiert + s.blockiert,
      in_kommissionierung = p.in_kommissionierung + s.in_kommissionierung,
      naechste_lieferung = case when s.is_ordered
        then kontor_next_delivery(p.id, null) else p.naechste_lieferung end,
      version = p.version + 1
    from sums s
    where p.id = s.artikel_id and (s.is_ordered
      or (s.bestand, s.reserviert, s.blockiert, s.in_kommissionierung) <> (0, 0, 0, 0))
    returning p.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('ART', changed);
  insert into stock_levels (artikel_id, artikel_nummer, lager_id, lagerkreis_id)
  select p.id, p.artikelnummer, s.id, s.lagerkreis_id
  from (select distinct artikel_id, lager_id from moved) m
  join products p on p.id = m.artikel_id join storages s on s.id = m.lager_id
  order by p.id, s.id
  on conflict (artikel_id, lager_id) do nothing;
  perform 1 from stock_levels
    where (artikel_id, lager_id) in (select artikel_id, lager_id from moved)
    order by artikel_id, lager_id for no key update;
  update stock_levels l set
    bestand = l.bestand + s.bestand,
    reserviert = l.reserviert + s.reserviert,
    bestellt = l.bestellt + s.bestellt,
    blockiert = l.blockiert + s.blockiert,
    in_umlagerung = l.in_umlagerung + s.in_umlagerung,
    in_kommissionierung = l.in_kommissionierung + s.in_kommissionierung,
    in_produktion = l.in_produktion + s.in_produktion,
    naechste_lieferung = case when s.is_ordered
      then kontor_next_delivery(l.artikel_id, l.lager_id) else l.naechste_lieferung end
  from (
    select artikel_id, lager_id,
      coalesce(sum(menge) filter (where groesse = 'BESTAND'), 0) bestand,
      coalesce(sum(menge) filter (where groesse = 'RESERVIERT'), 0) reserviert,
      coalesce(sum(menge) filter (where groesse = 'BESTELLT'), 0) bestellt,
      coalesce(sum(menge) filter (where groesse = 'BLOCKIERT'), 0) blockiert,
      coalesce(sum(menge) filter (where groesse = 'UMLAGERUNG'), 0) in_umlagerung,
      coalesce(sum(menge) filter (where groesse = 'KOMMISSIONIERUNG'), 0) in_kommissionierung,
      coalesce(sum(menge) filter (where groesse = 'PRODUKTION'), 0) in_produktion,
      bool_or(groesse = 'BESTELLT') is_ordered
    from moved group by artikel_id, lager_id) s
  where l.artikel_id = s.artikel_id and l.lager_id = s.lager_id;
  insert into location_stock
    (artikel_id, artikel_nummer, artikelbezeichnung, lager_id, lagerplatz, bestand)
  select p.id, p.artikelnummer, p.bezeichnung, m.lager_id, m.lagerplatz, sum(m.menge)
  from moved m join products p on p.id = m.artikel_id
  where m.groesse = 'BESTAND' and m.lagerplatz is not null
  group by p.id, p.artikelnummer, p.bezeichnung, m.lager_id, m.lagerplatz
  order by p.id, m.lager_id, m.lagerplatz
  on conflict (artikel_id, lager_id, lagerplatz)
  do update set bestand = location_stock.bestand + excluded.bestand;
  return null;
end $$;
create trigger stock_movements_sum after insert on stock_movements
  referencing new table as moved for each statement execute function kontor_move_stock();

-- What payments pay, and which of them is undone.
drop trigger payments_pay on payments;
create or replace function kontor_pay() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  perform 1 from open_items where id in (select offene_posten_id from paid)
    order by id for no key update;
  with told as (
    update open_items o set bisher_gezahlt = o.bisher_gezahlt + p.sum, version = o.version + 1
    from (select offene_posten_id, sum(zahlungs_betrag + skonto) sum from paid group by 1) p
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
create trigger payments_pay after insert on payments
  referencing new table as paid for each statement execute function kontor_pay();

-- What an address owes, in euro: the sum of its open items, also when one changes hands or currency.
drop trigger open_items_owe on open_items;
create or replace function kontor_owe() returns trigger language plpgsql as $$
declare
  owed jsonb;
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_array(adresse_id, offener_betrag)) into owed
    from after_it where waehrung = 'EUR';
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_array(adresse_id, -offener_betrag)) into owed
    from before_it where waehrung = 'EUR';
  else
    select jsonb_agg(jsonb_build_array(adresse_id, sum)) into owed
    from (
      select adresse_id, sum(betrag) sum from (
        select adresse_id, offener_betrag betrag from after_it where waehrung = 'EUR'
        union all
        select adresse_id, -offener_betrag from before_it where waehrung = 'EUR') both_of
      group by adresse_id having sum(betrag) <> 0) differences;
  end if;
  if owed is null then return null; end if;
  perform 1 from addresses
    where id in (select (one->>0)::bigint from jsonb_array_elements(owed) one)
    order by id for no key update;
  with told as (
    update addresses a set opv_betrag = a.opv_betrag + d.sum, version = a.version + 1
    from (
      select (one->>0)::bigint id, sum((one->>1)::numeric) sum
      from jsonb_array_elements(owed) one group by 1) d
    where a.id = d.id and d.sum <> 0
    returning a.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('ADR', changed);
  return null;
end $$;
create trigger open_items_owe after insert on open_items
  referencing new table as after_it for each statement execute function kontor_owe();
create trigger open_items_owe_changed after update on open_items
  referencing old table as before_it new table as after_it
  for each statement execute function kontor_owe();
create trigger open_items_owe_removed after delete on open_items
  referencing old table as before_it for each statement execute function kontor_owe();
