-- Customer-specific prices as they are read: with their product, gross beside net, tiers side by side
-- (specification 1 §3 and §7). Views of one table, so that what is stored can be written through them.

-- The tiers of a special price by number, `menge1` to `menge16`; null where there is none.
create function kontor_special_tiers(price bigint, rate numeric) returns jsonb
  language sql stable
  return (
    select jsonb_object_agg(tier.name, tier.value)
    from generate_series(1, 16) n
    left join special_price_tiers t on t.sonderpreis_id = price and t.stufe = n
    cross join lateral (values
      ('menge' || n, t.menge), ('vk' || n, t.vk), ('rabatt' || n, t.rabatt),
      ('vk' || n || 'Brutto', round(t.vk * (1 + rate / 100), 2))) tier (name, value)
    where tier.name not like case when rate is null then 'vk%' else 'rabatt%' end);

create function kontor_rate_of_product(product bigint) returns numeric
  language sql stable
  return (select kontor_tax_rate(p.mwstsatz, 'DE', current_date) from products p where p.id = product);

create view special_price_records as
  select s.*,
    (select p.artikelnummer from products p where p.id = s.artikel_id) as artikelnummer,
    (select p.bezeichnung from products p where p.id = s.artikel_id) as bezeichnung,
    round(s.sonderpreis * (1 + kontor_rate_of_product(s.artikel_id) / 100), 2)::numeric(13, 2)
      as sonderpreis_brutto,
    case s.preisart when '1' then kontor_special_tiers(s.id, kontor_rate_of_product(s.artikel_id)) end
      as mengenabhaengige_preise,
    case s.preisart when '2' then kontor_special_tiers(s.id, null) end as mengenabhaengige_rabatte
  from special_prices s;

create view special_price_period_records as
  select a.*,
    (select round(a.sonderpreis * (1 + kontor_rate_of_product(s.artikel_id) / 100), 2)::numeric(13, 2)
      from special_prices s where s.id = a.sonderpreis_id) as sonderpreis_brutto
  from special_price_periods a;
