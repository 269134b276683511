import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { handler, weighing, type Handlers } from '../../http/operations/call';
import { READ_ROWS, requireFewRows } from '../../resources/lists/most-rows';

/**
 * Turnover by fiscal year and month, open items by level and age, and backorders: all computed from documents when
 * asked for, so that every sum is that of the documents behind it. Turnover counts booked and cancelled invoices,
 * direct documents and credit notes: a cancelled one and its counter document add up to nothing. Each call reads all
 * documents. No sum mixes currencies: there is a row for each.
 */
export const reportOperations: Handlers = weighing(1, {
  readTurnover: handler('readTurnover', async ({ db, query }) => {
    const shift = await fiscalShift(db);
    const rows = await all<Turnover>(
      db,
      sql`select d.waehrung, ${fiscalYear(shift)} jahr, ${fiscalMonth(shift)} monat,
          sum(d.endbetrag_netto) summe,
          coalesce(sum(d.endbetrag_netto) filter (where ${isElapsed(sql`d.belegdatum`)}), 0)
            "summeBisHeute"
        from sales_documents d where ${isTurnover} and ${ofAddress(query.adresseId)}
        group by 1, 2, 3 order by 1, 2, 3`,
    );
    return report(rows.map(amounts));
  }),
  readTurnoverByGroup: handler('readTurnoverByGroup', async ({ db, query, language }) => {
    const shift = await fiscalShift(db);
    const name = sql.raw(`g.bezeichnung_${language}`);
    const rows = await all<Turnover & { warengruppe: string; warengruppeId: unknown }>(
      db,
      sql`select coalesce(${name}, '–') warengruppe, g.id "warengruppeId",
          ${fiscalYear(shift)} jahr, ${fiscalMonth(shift)} monat, d.waehrung, sum(d.summe) summe,
          coalesce(sum(d.summe) filter (where ${isElapsed(sql`d.belegdatum`)}), 0) "summeBisHeute"
        from turnover_positions d left join product_groups g on g.id = d.warengruppe_id
        where ${ofAddress(query.adresseId)}
        group by 1, 2, 3, 4, 5 having sum(d.summe) <> 0 order by 3, 4, 5, 1`,
    );
    return report(
      rows.map(({ warengruppeId, ...row }) => ({
        ...amounts(row),
        warengruppeId: warengruppeId === null ? null : Number(warengruppeId),
      })),
    );
  }),
  readOpenItemOverview: handler('readOpenItemOverview', async ({ db, query }) => {
    const levels = [0, 1, 2, 3, 4].flatMap((level) => [
      sql.raw(
        `count(*) filter (where not klaerung and mahnstufe = ${level})::int "stufe${level}_Anzahl"`,
      ),
      sql.raw(
        `coalesce(sum(offener_betrag) filter (where not klaerung and mahnstufe = ${level}), 0) "stufe${level}_Betrag"`,
      ),
    ]);
    const rows = await all<Record<keyof OpenItemOverview, unknown>>(
      db,
      sql`select c.waehrung, ${sql.join([...levels, ...ages(today())], sql`, `)},
          count(*) filter (where klaerung)::int "klaerung_Anzahl",
          coalesce(sum(offener_betrag) filter (where klaerung), 0) "klaerung_Betrag"
        from (
          select 'EUR' waehrung union select waehrung from open_items d
          where not abgeschlossen and ${ofAddress(query.adresseId)}) c
        left join open_items d on d.waehrung = c.waehrung and not abgeschlossen
          and ${ofAddress(query.adresseId)}
        group by c.waehrung order by c.waehrung <> 'EUR', c.waehrung`,
    );
    return report(
      rows.map(({ waehrung, ...row }) => ({ ...numbers(row), waehrung: String(waehrung) })),
    );
  }),
  readBackorders: handler('readBackorders', async ({ db, query }) => {
    const rows = await all<BackorderRow>(
      db,
      sql`select p.id, d.id "belegId", d.belegnummer, d.belegdatum::text, d.liefertermin::text,
          d.adresse_id "adresseId", d.adresse, p.artikel_id "artikelId", p.artikelnummer,
          p.bezeichnung, p.menge, p.menge - p.menge_uebernommen "offeneMenge", p.mengeneinheit,
          round(p.gesamtpreis * (p.menge - p.menge_uebernommen) / p.menge, 2) "offenerBetrag", d.waehrung
        from sales_positions p
        join sales_documents d on d.id = p.beleg_id
        where d.belegtyp = '02' and d.belegstatus in ('3', '4') and p.positions_art = 'N'
          and p.menge <> p.menge_uebernommen and ${ofAddress(query.adresseId)}
        order by d.belegdatum, p.id limit ${READ_ROWS}`,
    );
    requireFewRows(rows);
    return report(
      rows.map((row) => ({
        ...row,
        id: Number(row.id),
        belegId: Number(row.belegId),
        adresseId: Number(row.adresseId),
        artikelId: row.artikelId === null ? null : Number(row.artikelId),
        menge: Number(row.menge),
        offeneMenge: Number(row.offeneMenge),
        offenerBetrag: Number(row.offenerBetrag),
      })),
    );
  }),
});

type Turnover = { waehrung: string; jahr: number; monat: number } & Record<
  'summe' | 'summeBisHeute',
  unknown
>;

function amounts<Row extends Turnover>(row: Row) {
  return { ...row, summe: Number(row.summe), summeBisHeute: Number(row.summeBisHeute) };
}

/** Condition for days of a month that the current month has reached, too. */
function isElapsed(day: SQL): SQL {
  return sql`extract(day from ${day}) <= ${Number(today().slice(8))}`;
}

type OpenItemOverview = components['schemas']['OpenItemOverview'];

/** Sums by the number of days that items have been due. */
function ages(day: string): SQL[] {
  const late = sql`${day}::date - netto_faellig`;
  const within: readonly (readonly [string, SQL])[] = [
    ['nichtFaellig', sql`${late} <= 0`],
    ['faelligBis30', sql`${late} between 1 and 30`],
    ['faelligBis60', sql`${late} between 31 and 60`],
    ['faelligBis90', sql`${late} between 61 and 90`],
    ['faelligUeber90', sql`${late} > 90`],
  ];
  return within.flatMap(([name, condition]) => [
    sql`count(*) filter (where ${condition})::int ${sql.identifier(`${name}_Anzahl`)}`,
    sql`coalesce(sum(offener_betrag) filter (where ${condition}), 0) ${sql.identifier(`${name}_Betrag`)}`,
  ]);
}

/** Converts a row of sums, which the database answers as texts. */
function numbers<Row extends Record<string, unknown>>(row: Row) {
  const entries = Object.entries(row).map(([key, value]) => [key, Number(value)]);
  return Object.fromEntries(entries) as { [Key in keyof Row]: number };
}

type BackorderRow = {
  belegnummer: string;
  belegdatum: string;
  liefertermin: string | null;
  adresse: string;
  artikelnummer: string | null;
  bezeichnung: string;
  mengeneinheit: string | null;
  waehrung: string;
} & Record<'id' | 'belegId' | 'adresseId' | 'menge' | 'offeneMenge' | 'offenerBetrag', unknown> & {
    artikelId: unknown;
  };

const isTurnover = sql`d.belegart in ('0400', '0490', '0500') and d.belegstatus not in ('1', '2')`;

function ofAddress(adresseId: number | undefined) {
  return adresseId === undefined ? sql`true` : sql`d.adresse_id = ${adresseId}`;
}

/** Months by which the fiscal year begins after the calendar year (PFA.WIRTSCHAFTSJAHRBEGINN). */
async function fiscalShift(db: Executor): Promise<number> {
  const [row] = await all<{ wert: string | null }>(
    db,
    sql`select wert from system_parameters where name = 'PFA.WIRTSCHAFTSJAHRBEGINN'`,
  );
  return Number(row?.wert ?? 1) - 1;
}

const shifted = (months: number) => sql`(d.belegdatum - make_interval(months => ${months}))`;
const fiscalYear = (shift: number) => sql`extract(year from ${shifted(shift)})::int`;
const fiscalMonth = (shift: number) => sql`extract(month from ${shifted(shift)})::int`;

async function all<Row extends Record<string, unknown>>(
  db: Executor,
  query: ReturnType<typeof sql>,
) {
  const { rows } = await db.execute<Row>(query);
  return rows;
}

function report<Row>(datensaetze: Row[]) {
  return { status: 200, body: { daten: [{ datensaetze }] } };
}
