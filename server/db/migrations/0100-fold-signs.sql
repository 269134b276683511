-- Searches take quotes, dashes and blanks of any kind for one of each, and undo ligatures and full width; what nobody
-- sees falls away. The page folds by the same rule (schemas/rules/fold-text.ts). What is ASCII once case and the letters
-- of German are gone stays as quick as it was.
create or replace function kontor_fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  quick text := replace(replace(replace(replace(replace(replace(replace(replace(
    lower(value collate "C"),
    'ä', 'a'), 'ö', 'o'), 'ü', 'u'), 'Ä', 'a'), 'Ö', 'o'), 'Ü', 'u'), 'ß', 'ss'), 'é', 'e');
begin
  if octet_length(quick) = length(quick) then
    return replace(replace(replace(replace(replace(replace(replace(
      quick, '"', ''''), '`', ''''), E'\n', ' '), E'\r', ' '), E'\t', ' '), E'\v', ' '), E'\f', ' ');
  end if;
  return replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(replace(replace(replace(value, '´', ''''), '″', '"'), '‶', '"'), NFKD)
          collate pg_catalog."und-x-icu"),
        '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
      E'"`«»ʹʺʻʼ‘’‚‛“”„‟′‵‹›˗֊‐‑‒–—―⁃−\u1680\u0085\u2028\u2029\n\r\t\v\f⁄∕',
      E'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'----------         //'),
    'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
end $$;

-- What was stored by the former rule is made anew, with the indexes on it, in the tables of an application too.
do $$
declare
  one record;
  definition text;
begin
  for one in
    select c.oid::regclass::text as relation, a.attname, pg_get_expr(d.adbin, d.adrelid) as expression,
      array(select pg_get_indexdef(i.indexrelid) from pg_index i
            where i.indrelid = c.oid and a.attnum = any (i.indkey)) as indexes
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attgenerated = 's' and not a.attisdropped and pg_get_expr(d.adbin, d.adrelid) like '%kontor_fold(%'
  loop
    execute format('alter table %s drop column %I, add column %I text not null generated always as (%s) stored',
      one.relation, one.attname, one.attname, one.expression);
    foreach definition in array one.indexes loop
      execute definition;
    end loop;
  end loop;
  for one in
    select i.indexrelid::regclass::text as index from pg_index i
    where pg_get_expr(i.indexprs, i.indrelid) like '%kontor_fold(%'
  loop
    execute format('reindex index %s', one.index);
  end loop;
end $$;
