import { isDate } from './date-format';
import { formatDate } from './format-date';
import { today } from './today';

/**
 * Kinds of days, in the contract's word `x-dated`: `happened` lies in the past when it is reported, and is kept as it
 * is; so does `past`, which may lie long ago (a signed mandate, a rate of exchange); `planned` is still to come, or was; `booked` stands on a draft that may say anything, and is judged before the
 * draft is booked. Days of no kind (birthdays, guarantees, periods of prices) may be any.
 */
export type Dated = 'happened' | 'past' | 'planned' | 'booked';

/** Bounds for a day that can no longer be changed, and the day up to which the books are closed. */
export interface DateBounds {
  today: string;
  /** Years, of parameters FINANZEN.DATUM_JAHRE_ZURUECK and …_VORAUS. */
  yearsBack: number;
  yearsAhead: number;
  /** Parameter FINANZEN.GESCHLOSSEN_BIS. */
  closedUntil: string | null;
}

/** Problem with a day: a key under `messages.` and its parameters. */
export interface DateProblem {
  schwere: 'FEHLER' | 'WARNUNG';
  code: 'msg_date_implausible' | 'msg_date_in_future' | 'msg_date_closed';
  parameters: readonly string[];
}

/** Maximum number of years that something may have happened ago, or be planned ahead or ago. */
const HAPPENED_AGO = { happened: 10, past: 40 };
const PLANNED = 20;

/**
 * Finds what is wrong with a day or local time (`YYYY-MM-DD…`) of a kind when it is reported; undefined where it is
 * plausible. The four digits of a year easily go wrong: 0026, 2062, 2126.
 */
export function dateProblem(
  value: string,
  dated: Dated | undefined,
  now: string = today(),
): DateProblem | undefined {
  const day = value.slice(0, 10);
  if (dated === undefined || dated === 'booked') return undefined;
  if (dated === 'planned')
    return implausible(day, yearsLater(now, -PLANNED), yearsLater(now, PLANNED));
  const from = yearsLater(now, -HAPPENED_AGO[dated]);
  if (day > now) {
    return far(day, from, now) ?? { schwere: 'FEHLER', code: 'msg_date_in_future', parameters: [] };
  }
  return implausible(day, from, now);
}

/** Refuses a day far in the future, which is no slip of a few days: the message says what is allowed. */
function far(day: string, from: string, now: string): DateProblem | undefined {
  return day > yearsLater(now, 1) ? implausible(day, from, now) : undefined;
}

/**
 * Finds what is wrong with the day of something that is booked: too far away and in a closed period are errors, the
 * future is a warning.
 */
export function bookedDayProblem(day: string, bounds: DateBounds): DateProblem | undefined {
  const { closedUntil, yearsBack, yearsAhead } = bounds;
  const from = yearsLater(bounds.today, -yearsBack);
  const wrong = implausible(day, from, yearsLater(bounds.today, yearsAhead));
  if (wrong) return wrong;
  if (closedUntil !== null && day <= closedUntil) {
    return { schwere: 'FEHLER', code: 'msg_date_closed', parameters: [formatDate(closedUntil)] };
  }
  if (day > bounds.today) return { schwere: 'WARNUNG', code: 'msg_date_in_future', parameters: [] };
  return undefined;
}

/** Finds what is wrong with a day on a document that is not the document's own: of delivery, order or payment. */
export function plannedDayProblem(day: string, bounds: DateBounds): DateProblem | undefined {
  const from = yearsLater(bounds.today, -bounds.yearsBack);
  return implausible(day, from, yearsLater(bounds.today, PLANNED));
}

function implausible(day: string, from: string, to: string): DateProblem | undefined {
  if (day >= from && day <= to) return undefined;
  const parameters = [from, to].map(formatDate);
  return { schwere: 'FEHLER', code: 'msg_date_implausible', parameters };
}

/** Returns the day so many years after another, for a leap day the 28th; always with four digits. */
export function yearsLater(day: string, years: number): string {
  const year = Math.min(9999, Math.max(1, Number(day.slice(0, 4)) + years));
  const later = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return isDate(later) ? later : later.replace(/29$/, '28');
}

/** Reads a day from the text of a parameter, «2025-12-31» or «31.12.2025»; undefined for any other text. */
export function dayOfText(text: string): string | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : text.trim();
  return isDate(day) ? day : undefined;
}
