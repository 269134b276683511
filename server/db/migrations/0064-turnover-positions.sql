-- What turnover is made of: the positions of booked invoices, direct documents and credit notes, and what their net
-- amount has besides them, which belongs to no product group. Together they add up to the documents.
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
