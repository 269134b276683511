-- A place in a warehouse is known by what lies or lay there.
create index location_stock_place on location_stock (lagerplatz);
create view storage_locations as
  select min(id) as id, lager_id, lagerplatz,
    (count(*) filter (where bestand <> 0))::integer as artikel_anzahl
  from location_stock group by lager_id, lagerplatz;

-- What an image was called by who sent it.
alter table images add column dateiname text collate german
  check (char_length(dateiname) between 1 and 255);
