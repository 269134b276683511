import { inArray } from 'drizzle-orm';
import {
  bookedDayProblem,
  dayOfText,
  type DateBounds,
} from '../../../schemas/rules/plausible-date';
import { today } from '../../../schemas/rules/today';
import { shippedParameters } from '../../data/shipped-parameters';
import type { Executor } from '../../db/database';
import { systemParameters } from '../../db/generated/base';
import { fieldProblem, problem } from '../../http/errors/problem';

const BACK = 'FINANZEN.DATUM_JAHRE_ZURUECK';
const AHEAD = 'FINANZEN.DATUM_JAHRE_VORAUS';
const CLOSED = 'FINANZEN.GESCHLOSSEN_BIS';

/** Parameters that say which days may be booked, with their initial values. */
export const dateParameters = shippedParameters([
  { name: BACK, typ: 'GANZZAHL', wert: '10' },
  { name: AHEAD, typ: 'GANZZAHL', wert: '1' },
  { name: CLOSED, typ: 'DATUM', wert: null },
]);

/** Reads the bounds of the days that may be booked now. */
export async function readDateBounds(db: Executor): Promise<DateBounds> {
  const { name, wert } = systemParameters;
  const rows = await db
    .select({ name, wert })
    .from(systemParameters)
    .where(inArray(name, [BACK, AHEAD, CLOSED]));
  const found = new Map(rows.map((row) => [row.name, row.wert]));
  const years = (key: string) => Math.max(0, Number(found.get(key) ?? 0));
  return {
    today: today(),
    yearsBack: years(BACK),
    yearsAhead: years(AHEAD),
    closedUntil: dayOfText(found.get(CLOSED) ?? '') ?? null,
  };
}

/** Throws 422 naming the field for a day that cannot be booked: too far away, or in a closed period. */
export async function requireBookableDay(field: string, day: string, db: Executor): Promise<void> {
  const wrong = bookedDayProblem(day, await readDateBounds(db));
  if (wrong?.schwere !== 'FEHLER') return;
  throw fieldProblem({ [field]: [{ code: wrong.code, parameters: [...wrong.parameters] }] });
}

/** Throws 409 where the books are closed today: reversals are booked today. */
export async function requireOpenToday(db: Executor): Promise<void> {
  const bounds = await readDateBounds(db);
  const wrong = bookedDayProblem(bounds.today, bounds);
  if (wrong) throw problem(409, wrong.code, ...wrong.parameters);
}
