import { isDate } from './date-format';
import { formatDate } from './format-date';
import { today } from './today';

/**
 * What a day is of, in the contract's word `x-dated`: `happened` has been when it is told, and is kept as it is;
 * `planned` is still to come, or was; `booked` stands on a draft that may say anything, and is judged before the
 * draft is booked. Days of no kind (birthdays, guarantees, periods of prices) may be any.
 */
export type Dated = 'happened' | 'planned' | 'booked';

/** How far from today a day may be that cannot be changed any more, and up to where the books are closed. */
export interface DateBounds {
  today: string;
  /** Years, of parameters FINANZEN.DATUM_JAHRE_ZURUECK and …_VORAUS. */
  yearsBack: number;
  yearsAhead: number;
  /** Parameter FINANZEN.GESCHLOSSEN_BIS. */
  closedUntil: string | null;
}

/** What is wrong with a day: a key under `messages.` and its parameters. */
export interface DateProblem {
  schwere: 'FEHLER' | 'WARNUNG';
  code: 'msg_date_implausible' | 'msg_date_in_future' | 'msg_date_closed';
  parameters: readonly string[];
}

/** Years that something may have happened ago, or be planned ahead or ago. */
const HAPPENED_AGO = 10;
const PLANNED = 20;

/**
 * What is wrong with a day or local time (`YYYY-MM-DD…`) of a kind, as it is told; undefined where it can be meant.
 * Four digits of a year are easily two wrong ones: 0026, 2062, 2126.
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
  if (day > now) {
    return far(day, now) ?? { schwere: 'FEHLER', code: 'msg_date_in_future', parameters: [] };
  }
  return implausible(day, yearsLater(now, -HAPPENED_AGO), now);
}

/** A day far in the future is no slip of some days: what it may be is said. */
function far(day: string, now: string): DateProblem | undefined {
  return day > yearsLater(now, 1)
    ? implausible(day, yearsLater(now, -HAPPENED_AGO), now)
    : undefined;
}

/**
 * What is wrong with the day of something that is booked: too far away and in a closed period are errors, the
 * future a warning.
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

/** What is wrong with a day on a document that is not the document's own: when it is delivered, ordered, due. */
export function plannedDayProblem(day: string, bounds: DateBounds): DateProblem | undefined {
  const from = yearsLater(bounds.today, -bounds.yearsBack);
  return implausible(day, from, yearsLater(bounds.today, PLANNED));
}

function implausible(day: string, from: string, to: string): DateProblem | undefined {
  if (day >= from && day <= to) return undefined;
  const parameters = [from, to].map(formatDate);
  return { schwere: 'FEHLER', code: 'msg_date_implausible', parameters };
}

/** The day so many years after another, of a leap day the 28th; four digits whatever comes. */
export function yearsLater(day: string, years: number): string {
  const year = Math.min(9999, Math.max(1, Number(day.slice(0, 4)) + years));
  const later = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return isDate(later) ? later : later.replace(/29$/, '28');
}

/** The day that a text of a parameter means, «2025-12-31» or «31.12.2025»; undefined for any other text. */
export function dayOfText(text: string): string | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : text.trim();
  return isDate(day) ? day : undefined;
}
