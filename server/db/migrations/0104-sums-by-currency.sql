-- No sum is of two currencies.

drop view turnover_positions;
create view turnover_positions as
  select p.id * 2 as id, d.id as beleg_id, d.belegnummer, d.belegdatum, d.adresse_id, d.adresse,
    p.artikelnummer, p.bezeichnung, a.warengruppe_id,
   p.gesamtpreis::numeric(13, 2) as summe, d.waehrung
  from sales_positions p
  join sales_documents d on d.id = p.beleg_id
  left join products a on a.id = p.artikel_id
  where p.positions_art = 'N' and d.belegart in ('0400', '0490', '0500')
    and d.belegstatus not in ('1', '2')
  union all
  select d.id * 2 + 1, d.id, d.belegnummer, d.belegdatum, d.adresse_id, d.adresse,
    null, null, null, (d.endbetrag_netto - coalesce(s.summe, 0))::numeric(13, 2), d.waehrung
  from sales_documents d
  left join lateral (
    select sum(p.gesamtpreis) as summe from sales_positions p
    where p.beleg_id = d.id and p.positions_art = 'N') s on true
  where d.belegart in ('0400', '0490', '0500') and d.belegstatus not in ('1', '2')
    and d.endbetrag_netto <> coalesce(s.summe, 0);

-- The rate that a document is kept with: units of its currency for one euro on its day, where it was known.
alter table sales_documents add column kurs numeric(15, 6);

-- What a deal brought, in euro: its booked orders, without those that were cancelled. What has no rate is said apart.
alter table deals add column erreicht_weitere text collate german;
create or replace function kontor_sum_deal_orders() returns trigger language plpgsql as $$
declare
  changed bigint[];
  touched bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct deal_id) into touched from after_it where belegtyp = '02';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct deal_id) into touched from before_it where belegtyp = '02';
  else
    select array_agg(distinct one) into touched from (
      select unnest(array[a.deal_id, b.deal_id]) from after_it a join before_it b using (id)
      where a.belegtyp = '02'
        and (a.deal_id, a.belegstatus, a.storniert, a.endbetrag_netto, a.waehrung, a.kurs)
          is distinct from (b.deal_id, b.belegstatus, b.storniert, b.endbetrag_netto, b.waehrung, b.kurs))
      moved(one);
  end if;
  touched := array_remove(touched, null);
  if touched is null or cardinality(touched) = 0 then return null; end if;
  perform 1 from deals where id = any(touched) order by id for no key update;
  with told as (
    update deals d set investitionssumme_erreicht = s.sum, erreicht_weitere = s.others,
      version = d.version + 1
    from (select one.id, reached.* from unnest(touched) one(id), kontor_deal_reached(one.id) reached) s
    where d.id = s.id
      and (d.investitionssumme_erreicht, d.erreicht_weitere) is distinct from (s.sum, s.others)
    returning d.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('DEALS', changed);
  return null;
end $$;
create function kontor_deal_reached(deal bigint, out sum numeric, out others text)
  language sql stable as $$
  select coalesce(sum(one.euro), 0),
    string_agg(translate(to_char(one.apart, 'FM9,999,999,999,990.00'), ',.', ' ,') || ' ' || one.waehrung,
      ' + ' order by one.waehrung) filter (where one.apart is not null)
  from (
    select o.waehrung,
      sum(round(o.endbetrag_netto / case when o.waehrung = 'EUR' then 1 else o.kurs end, 2)) euro,
      sum(o.endbetrag_netto) filter (where o.waehrung <> 'EUR' and o.kurs is null) apart
    from sales_documents o
    where o.deal_id = deal and o.belegtyp = '02' and not o.storniert
      and o.belegstatus not in ('1', '2')
    group by o.waehrung) one
$$;
update deals d set investitionssumme_erreicht = s.sum, erreicht_weitere = s.others, version = d.version + 1
from (select id, reached.* from deals, kontor_deal_reached(deals.id) reached
  where exists (select from sales_documents o where o.deal_id = deals.id and o.waehrung <> 'EUR')) s
where d.id = s.id and (d.investitionssumme_erreicht, d.erreicht_weitere) is distinct from (s.sum, s.others);
