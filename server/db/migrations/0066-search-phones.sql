-- The search finds addresses and persons by their telephone numbers too: the digits stand in the search text.
alter table addresses drop column suche;
alter table persons drop column suche;
alter table addresses add column suche text not null generated always as (kontor_fold(adressnummer::text || ' ' || coalesce(kundennr, '') || ' ' || coalesce(lieferantennummer, '') || ' ' || name1 || ' ' || coalesce(name2, '') || ' ' || coalesce(name3, '') || ' ' || coalesce(kurzname, '') || ' ' || coalesce(strasse, '') || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(telefon1, '[(] *0 *[)]|[^0-9]+', '', 'g'), '') || ' ' || coalesce(regexp_replace(mobil, '[(] *0 *[)]|[^0-9]+', '', 'g'), ''))) stored;
alter table persons add column suche text not null generated always as (kontor_fold(name || ' ' || coalesce(vorname, '') || ' ' || coalesce(position, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(telefon, '[(] *0 *[)]|[^0-9]+', '', 'g'), '') || ' ' || coalesce(regexp_replace(mobil, '[(] *0 *[)]|[^0-9]+', '', 'g'), ''))) stored;
create index addresses_suche on addresses using gin (suche gin_trgm_ops);
create index persons_suche on persons using gin (suche gin_trgm_ops);
