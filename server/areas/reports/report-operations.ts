import { sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { handler, weighing, type Handlers } from '../../http/call';

/**
 * Reports, computed from documents when they are asked for: every sum here is the sum of the documents
 * behind it. Turnover counts booked and cancelled invoices, direct documents and credit notes: a
 * cancelled one and its counter document add up to nothing. Each looks at every document there is.
 */
export const reportOperations: Handlers = weighing(1, {
  readTurnover: handler('readTurnover', async ({ db, query }) => {
    const shift = await fiscalShift(db);
    const rows = await all<{ jahr: number; monat: number; summe: string }>(
      db,
      sql`select ${fiscalYear(shift)} jahr, ${fiscalMonth(shift)} monat, sum(d.endbetrag_netto) summe
        from sales_documents d where ${isTurnover} and ${ofAddress(query.adresseId)}
        group by 1, 2 order by 1, 2`,
    );
    return report(rows.map((row) => ({ ...row, summe: Number(row.summe) })));
  }),
  readTurnoverByGroup: handler('readTurnoverByGroup', async ({ db, query, language }) => {
    const shift = await fiscalShift(db);
    const name = sql.raw(`g.bezeichnung_${language}`);
    const rows = await all<{ warengruppe: string; jahr: number; monat: number; summe: string }>(
      db,
      sql`select warengruppe, jahr, monat, sum(summe) summe from (
          select coalesce(${name}, '–') warengruppe, ${fiscalYear(shift)} jahr,
            ${fiscalMonth(shift)} monat, p.gesamtpreis summe
          from sales_positions p
          join sales_documents d on d.id = p.beleg_id
          left join products a on a.id = p.artikel_id
          left join product_groups g on g.id = a.warengruppe_id
          where p.positions_art = 'N' and ${isTurnover} and ${ofAddress(query.adresseId)}
          union all
          -- Freight and head discounts belong to no group, and the sum to all of them.
          select '–', ${fiscalYear(shift)}, ${fiscalMonth(shift)}, d.endbetrag_netto - (
            select coalesce(sum(p.gesamtpreis), 0) from sales_positions p
            where p.beleg_id = d.id and p.positions_art = 'N')
          from sales_documents d where ${isTurnover} and ${ofAddress(query.adresseId)}
        ) parts group by 1, 2, 3 having sum(summe) <> 0 order by 2, 3, 1`,
    );
    return report(rows.map((row) => ({ ...row, summe: Number(row.summe) })));
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
      sql`select ${sql.join(levels, sql`, `)},
          count(*) filter (where klaerung)::int "klaerung_Anzahl",
          coalesce(sum(offener_betrag) filter (where klaerung), 0) "klaerung_Betrag"
        from open_items d where not abgeschlossen and waehrung = 'EUR'
          and ${ofAddress(query.adresseId)}`,
    );
    return report(rows.map(numbers));
  }),
  readBackorders: handler('readBackorders', async ({ db, query }) => {
    const rows = await all<BackorderRow>(
      db,
      sql`select p.id, d.id "belegId", d.belegnummer, d.belegdatum::text, d.liefertermin::text,
          d.adresse_id "adresseId", d.adresse, p.artikel_id "artikelId", p.artikelnummer,
          p.bezeichnung, p.menge, p.menge - p.menge_uebernommen "offeneMenge", p.mengeneinheit,
          round(p.gesamtpreis * (p.menge - p.menge_uebernommen) / p.menge, 2) "offenerBetrag"
        from sales_positions p
        join sales_documents d on d.id = p.beleg_id
        where d.belegtyp = '02' and d.belegstatus in ('3', '4') and p.positions_art = 'N'
          and p.menge <> p.menge_uebernommen and ${ofAddress(query.adresseId)}
        order by d.belegdatum, p.id`,
    );
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

type OpenItemOverview = components['schemas']['OpenItemOverview'];

/** A row of sums, which the database answers as texts. */
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
