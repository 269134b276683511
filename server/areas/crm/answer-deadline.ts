import { inArray } from 'drizzle-orm';
import {
  afterBusinessMinutes,
  readBusinessHours,
  usualHours,
} from '../../../schemas/rules/business-hours';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { readDeadlines, usualDeadlines } from '../../../schemas/rules/ticket-states';
import { shippedParameters } from '../../data/shipped-parameters';
import { systemParameters } from '../../db/generated/base';
import type { Executor } from '../../db/database';

const DEADLINES = 'TICKETS.FRISTEN';
const HOURS = 'SONSTIGE.GESCHAEFTSZEITEN';

const weekdays = ['MO', 'DI', 'MI', 'DO', 'FR', 'SA', 'SO'];

export const deadlineParameters = shippedParameters([
  { name: DEADLINES, typ: 'FRISTEN', wert: JSON.stringify(usualDeadlines) },
  {
    name: HOURS,
    typ: 'ZEITEN',
    wert: JSON.stringify(
      Object.fromEntries(
        weekdays.flatMap((name, index) => (usualHours[index] ? [[name, usualHours[index]]] : [])),
      ),
    ),
  },
]);

/** Computes when a ticket of a priority that came in at a moment has to be answered, in the company's time. */
export async function answerDeadline(since: Date, priority: number, db: Executor): Promise<string> {
  const { name, wert } = systemParameters;
  const rows = await db
    .select({ name, wert })
    .from(systemParameters)
    .where(inArray(name, [DEADLINES, HOURS]));
  const text = (of: string) => rows.find((row) => row.name === of)?.wert ?? null;
  const deadlines = readDeadlines(text(DEADLINES)) ?? usualDeadlines;
  const hours = deadlines[priority] ?? usualDeadlines[priority] ?? 24;
  return afterBusinessMinutes(
    localTimeOf(since),
    Math.round(hours * 60),
    readBusinessHours(text(HOURS)) ?? usualHours,
  );
}
