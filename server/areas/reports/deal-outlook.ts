import { sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { dealStatus } from '../../../schemas/rules/deal-states';
import { handler, weighing, type Handlers } from '../../http/operations/call';

type Row = components['schemas']['DealOutlookRow'];

/**
 * Outlook on open deals by phase and planned month, in rows that add up either way: the value in each phase, and the
 * value expected in each month. Every deal is weighted and rounded by itself.
 */
export const dealOutlook: Handlers = weighing(1, {
  readDealOutlook: handler('readDealOutlook', async ({ db, query }) => {
    const { zustaendigerBenutzer: user } = query;
    const { rows } = await db.execute<Record<keyof Row, unknown>>(
      sql`select phase, to_char(investitionsdatum_geplant, 'YYYY-MM-01') monat, count(*)::int anzahl,
          coalesce(sum(investitionssumme_geplant), 0) summe,
          coalesce(sum(round(investitionssumme_geplant * chance / 100, 2)), 0) gewichtet
        from deals
        where status = ${dealStatus.open}
          and ${user === undefined ? sql`true` : sql`zustaendiger_benutzer = ${user}`}
        group by 1, 2 order by 1, 2`,
    );
    const datensaetze = rows.map((row) => ({
      ...(row as Row),
      summe: Number(row.summe),
      gewichtet: Number(row.gewichtet),
    }));
    return { status: 200, body: { daten: [{ datensaetze }] } };
  }),
});
