-- What the product has offered to this database: a parameter, a role, a right of a role. What a version brings is
-- added once; what somebody renamed, changed or removed since stays so (server/data/offer-shipped.ts).

create table shipped_data (
  -- The table it belongs into.
  kind text not null,
  -- Its name in the code, which never changes, whatever it is called in this database.
  name text not null,
  -- A part of it that is offered by itself: a right of a role.
  item text not null default '',
  -- The row it became, where that is looked for again; null where the company had one of that name already.
  record_id bigint,
  offered_at timestamptz not null default now(),
  primary key (kind, name, item)
);

-- A database that was filled before there was this table has been offered what the version of then shipped. An empty
-- one has been offered nothing: it is filled after this.

insert into shipped_data (kind, name)
select 'countries', (regexp_matches('
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
  BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI
  FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN
  IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
  MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF
  PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE
  YT ZA ZM ZW
', '\w+', 'g'))[1]
where exists (select from countries);

insert into shipped_data (kind, name)
select kind, name from (values
  ('payment_methods', 'invoice-14-days'), ('payment_methods', 'invoice-30-days'),
  ('payment_methods', 'discount-10-days'), ('payment_methods', 'direct-debit'), ('payment_methods', 'prepayment'),
  ('delivery_terms', 'free-delivery'), ('delivery_terms', 'ex-warehouse'),
  ('delivery_terms', 'parcel-service'), ('delivery_terms', 'freight-forwarder'),
  ('texts', 'ADR.Anrede Frau'), ('texts', 'ADR.Anrede Herr'), ('texts', 'ADR.Anrede Firma'),
  ('texts', 'ADR.Anrede Divers'), ('texts', 'ADR.Anrede Ms'), ('texts', 'ADR.Anrede Mr'),
  ('texts', 'ADR.Anrede Madame'), ('texts', 'ADR.Anrede Monsieur')) shipped (kind, name)
where exists (select from countries);

-- Nobody can remove these: what is there was offered, what is not there was not.
insert into shipped_data (kind, name)
select 'counters', name from counters where exists (select from countries);
insert into shipped_data (kind, name)
select 'system_parameters', name from system_parameters where exists (select from countries);

-- A shipped role has no creator. It may have another name by now: its history knows the first one.
create temporary table shipped_roles on commit drop as
select r.id, coalesce(
  (select h.vorher #>> '{}' from change_history h
   where h.tabelle = 'ROL' and h.tabelle_id = r.id and h.feld = 'name' order by h.id limit 1),
  r.name) as name
from roles r where r.created_by is null;

insert into shipped_data (kind, name, record_id)
select 'roles', shipped.name, (select min(r.id) from shipped_roles r where r.name = shipped.name)
from (values ('Büro'), ('Technik'), ('Lager'), ('Lesen')) shipped (name)
where exists (select from countries);

insert into shipped_data (kind, name, item)
select 'role_rights', name, (regexp_matches(rights, '\w+', 'g'))[1]
from (values
  ('Büro', '
    ADR_AENDERN ADR_LOESCHEN ADR_SEHEN AKT_AENDERN AKT_FREMD_AENDERN AKT_FREMD_LOESCHEN AKT_FREMD_SEHEN
    AKT_LOESCHEN AKT_SEHEN ANS_TEILEN ART_AENDERN ART_EK ART_LOESCHEN ART_SEHEN ART_SONDERPREISE ASS_AENDERN
    ASS_LOESCHEN ASS_MPS_SEHEN ASS_SEHEN BEK_AENDERN BEK_FREMDBEARB BEK_LOESCHEN BEK_SEHEN DEALS_AENDERN
    DEALS_LOESCHEN DEALS_SEHEN ERI_AENDERN ERP_PRUEFEN ERP_SEHEN LAG_AENDERN LAG_LGK_WECHSELN LAG_SEHEN
    OPV_AENDERN OPV_SEHEN PICK_ENTSPERREN PICK_SEHEN SVA_AENDERN SVA_PRUEFEN SVA_SEHEN TKT_AENDERN
    TKT_AKT_AENDERN TKT_AKT_FREMD_AENDERN TKT_AKT_FREMD_LOESCHEN TKT_AKT_LOESCHEN TKT_ANSEHEN TKT_LOESCHEN
    VMV_AENDERN VMV_SEHEN ZEIT_BUCHEN ZEIT_GENEHMIGEN'),
  ('Technik', '
    ADR_SEHEN AKT_AENDERN AKT_FREMD_SEHEN AKT_LOESCHEN AKT_SEHEN ART_SEHEN ASS_AENDERN ASS_SEHEN ERI_AENDERN
    LAG_SEHEN SVA_AENDERN SVA_SEHEN TKT_ANSEHEN ZEIT_BUCHEN'),
  ('Lager', '
    ART_SEHEN ERI_AENDERN LAG_AENDERN LAG_LGK_WECHSELN LAG_SEHEN PICK_ENTSPERREN PICK_SEHEN VMV_AENDERN
    VMV_SEHEN ZEIT_BUCHEN'),
  ('Lesen', '
    ADR_SEHEN AKT_FREMD_SEHEN AKT_SEHEN ART_EK ART_SEHEN ASS_MPS_SEHEN ASS_SEHEN BEK_SEHEN DEALS_SEHEN
    ERP_SEHEN LAG_SEHEN OPV_SEHEN PICK_SEHEN SVA_SEHEN TKT_ANSEHEN VMV_SEHEN')
) shipped (name, rights)
where exists (select from countries);
