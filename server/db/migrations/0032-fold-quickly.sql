-- The same texts as before, in a tenth of the time: `translate` and normalizing cost more than everything else about a
-- row. What is ASCII once case and the letters of German are gone needs neither; `replace` looks for a letter as fast
-- as it can read. Its collation is one of PostgreSQL's own: a restore and an index being built look nowhere else for names.
create or replace function kontor_fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  quick text := replace(replace(replace(replace(replace(replace(replace(replace(
    lower(value collate "C"),
    'ä', 'a'), 'ö', 'o'), 'ü', 'u'), 'Ä', 'a'), 'Ö', 'o'), 'Ü', 'u'), 'ß', 'ss'), 'é', 'e');
begin
  if octet_length(quick) = length(quick) then return quick; end if;
  return replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(normalize(lower(value collate pg_catalog."und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
    'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
end $$;
