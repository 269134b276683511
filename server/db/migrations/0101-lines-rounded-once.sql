-- Lines are rounded once: quantity × price after discounts and surcharge (`lineTotal` of schemas/rules/document-totals.ts).
-- What was written before keeps its figures, where they differ: it was printed, booked and promised with them.

drop view turnover_positions;
alter table sales_positions add column einzelpreis_gerundet boolean not null default false;
alter table sales_positions disable trigger sales_positions_keep_changed;
update sales_positions set einzelpreis_gerundet = true
  where gesamtpreis is distinct from round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100) * menge, 2);
alter table sales_positions enable trigger sales_positions_keep_changed;
alter table sales_positions
  drop column effektivpreis, drop column gesamtpreis, drop column rabattbetrag, drop column rohertrag;
alter table sales_positions
  add column effektivpreis numeric(15, 4) generated always as (round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100),
    case when einzelpreis_gerundet then 2 else 4 end)) stored,
  add column gesamtpreis numeric(13, 2) generated always as (round(case when einzelpreis_gerundet then round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100), 2) else einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100) end * menge, 2)) stored,
  add column rabattbetrag numeric(13, 2) generated always as (round(einzelpreis * menge, 2)
    - round(case when einzelpreis_gerundet then round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100), 2) else einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100) end * menge, 2)) stored,
  add column rohertrag numeric(13, 2) generated always as (round(case when einzelpreis_gerundet then round(einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100), 2) else einzelpreis * (1 - coalesce(rabatt1, 0) / 100) * (1 - coalesce(rabatt2, 0) / 100)
    * (1 + coalesce(teuerungszuschlag_prozent, 0) / 100) end * menge, 2)
    - round(eknetto * menge, 2)) stored;
create view turnover_positions as
  select p.id * 2 as id, d.id as beleg_id, d.belegnummer, d.belegdatum, d.adresse_id, d.adresse,
    p.artikelnummer, p.bezeichnung, a.warengruppe_id,
   p.gesamtpreis::numeric(13, 2) as summe
  from sales_positions p
  join sales_documents d on d.id = p.beleg_id
  left join products a on a.id = p.artikel_id
  where p.positions_art = 'N' and d.belegart in ('0400', '0490', '0500')
    and d.belegstatus not in ('1', '2')
  union all
  select d.id * 2 + 1, d.id, d.belegnummer, d.belegdatum, d.adresse_id, d.adresse,
    null, null, null, (d.endbetrag_netto - coalesce(s.summe, 0))::numeric(13, 2)
  from sales_documents d
  left join lateral (
    select sum(p.gesamtpreis) as summe from sales_positions p
    where p.beleg_id = d.id and p.positions_art = 'N') s on true
  where d.belegart in ('0400', '0490', '0500') and d.belegstatus not in ('1', '2')
    and d.endbetrag_netto <> coalesce(s.summe, 0);
