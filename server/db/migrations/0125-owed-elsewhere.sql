-- What an address owes in other currencies stands beside what it owes in euro: «1 200,00 CHF + 50,00 USD».

alter table addresses add column opv_weitere text collate german;
create function kontor_owed_elsewhere(address bigint) returns text language sql stable as $$
  select string_agg(translate(to_char(one.sum, 'FM9,999,999,999,990.00'), ',.', ' ,') || ' ' || one.waehrung,
    ' + ' order by one.waehrung)
  from (
    select waehrung, sum(offener_betrag) sum from open_items
    where adresse_id = address and waehrung <> 'EUR'
    group by waehrung having sum(offener_betrag) <> 0) one
$$;

create or replace function kontor_owe() returns trigger language plpgsql as $$
declare
  owed jsonb;
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_array(adresse_id, waehrung, offener_betrag)) into owed from after_it;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_array(adresse_id, waehrung, -offener_betrag)) into owed from before_it;
  else
    select jsonb_agg(jsonb_build_array(adresse_id, waehrung, sum)) into owed
    from (
      select adresse_id, waehrung, sum(betrag) sum from (
        select adresse_id, waehrung, offener_betrag betrag from after_it
        union all
        select adresse_id, waehrung, -offener_betrag from before_it) both_of
      group by adresse_id, waehrung having sum(betrag) <> 0) differences;
  end if;
  if owed is null then return null; end if;
  perform 1 from addresses
    where id in (select (one->>0)::bigint from jsonb_array_elements(owed) one)
    order by id for no key update;
  with told as (
    update addresses a set opv_betrag = a.opv_betrag + d.sum, version = a.version + 1,
      opv_weitere = case when d.elsewhere then kontor_owed_elsewhere(a.id) else a.opv_weitere end
    from (
      select (one->>0)::bigint id, bool_or(one->>1 <> 'EUR') elsewhere,
        coalesce(sum((one->>2)::numeric) filter (where one->>1 = 'EUR'), 0) sum
      from jsonb_array_elements(owed) one where (one->>2)::numeric <> 0 group by 1) d
    where a.id = d.id and (d.sum <> 0
      or d.elsewhere and a.opv_weitere is distinct from kontor_owed_elsewhere(a.id))
    returning a.id)
  select array_agg(id order by id) into changed from told;
  perform kontor_note_derived('ADR', changed);
  return null;
end $$;

update addresses a set opv_weitere = kontor_owed_elsewhere(a.id), version = a.version + 1
where exists (select from open_items o
  where o.adresse_id = a.id and o.waehrung <> 'EUR' and o.offener_betrag <> 0);
