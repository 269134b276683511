-- A part that is taken without a network is used there too: whether it has numbers is asked then.
create or replace view service_stock as
  select (l.id * 100000 + t.id) * 3 + store.place as id, store.zweck, t.id as techniker_id, s.id as lager_id,
    s.lager, l.artikel_id, l.artikel_nummer, p.bezeichnung as artikelbezeichnung, p.mengeneinheit,
    l.bestand, l.reserviert, l.verfuegbar, l.in_umlagerung, p.ean,
    case when p.ist_seriennummern_artikel or p.ist_chargen_artikel then 'S' end as sctyp
  from technicians t
    cross join lateral (values
      (0, 'GUTTEILE', t.gutteile_lager_id),
      (1, 'DOA', t.doateile_lager_id),
      (2, 'DEFEKT', t.defektteile_lager_id)) store (place, zweck, lager_id)
    join storages s on s.id = store.lager_id
    join stock_levels l on l.lager_id = s.id
    join products p on p.id = l.artikel_id
  where l.bestand <> 0 or l.reserviert <> 0 or l.in_umlagerung <> 0;
