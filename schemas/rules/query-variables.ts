import { localTimeOf } from './company-time';
import { today } from './today';

/**
 * Variables that every computed query knows, so that stored views can say «mine» and «this month»
 * (3-decisions 3.3 `variableSubstitutionList`). A value `:NAME` stands for one; a day takes an offset
 * in its own unit: `:HEUTE-7` seven days ago, `:MONATSANFANG-1` the first of last month.
 *
 * - `:ICH` the caller's user id, `:KUERZEL` the caller's sign
 * - `:JETZT` day and time in the company's zone, for fields that hold both
 * - `:HEUTE` the day in the company's zone, wherever the user is
 * - `:WOCHENANFANG` `:WOCHENENDE` Monday and Sunday
 * - `:MONATSANFANG` `:MONATSENDE` `:QUARTALSANFANG` `:QUARTALSENDE` `:JAHRESANFANG` `:JAHRESENDE`
 */
export interface VariableContext {
  user: { id: number; kuerzel: string };
  now: Date;
}

interface Day {
  year: number;
  /** Month 0–11, as `Date` counts. */
  month: number;
  day: number;
}

type DayRule = (today: Day, offset: number) => Date;

const MONDAY_BASED = 6;

/** Date in UTC; months and days out of range run over into the next, as calendars do. */
const utc = (year: number, month: number, day: number) => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
};
const monday = ({ year, month, day }: Day) =>
  day - ((utc(year, month, day).getUTCDay() + MONDAY_BASED) % 7);
const quarter = (month: number) => month - (month % 3);

// Day 0 is the last one of the month before.
const days: Readonly<Record<string, DayRule>> = {
  HEUTE: ({ year, month, day }, offset) => utc(year, month, day + offset),
  WOCHENANFANG: (now, offset) => utc(now.year, now.month, monday(now) + 7 * offset),
  WOCHENENDE: (now, offset) => utc(now.year, now.month, monday(now) + 7 * offset + 6),
  MONATSANFANG: ({ year, month }, offset) => utc(year, month + offset, 1),
  MONATSENDE: ({ year, month }, offset) => utc(year, month + offset + 1, 0),
  QUARTALSANFANG: ({ year, month }, offset) => utc(year, quarter(month) + 3 * offset, 1),
  QUARTALSENDE: ({ year, month }, offset) => utc(year, quarter(month) + 3 * offset + 3, 0),
  JAHRESANFANG: ({ year }, offset) => utc(year + offset, 0, 1),
  JAHRESENDE: ({ year }, offset) => utc(year + offset, 12, 0),
};

/** Names of the variables that stand for a day, for screens that offer them. */
export const dayVariables: readonly string[] = Object.keys(days);

/** Reads the text of a value: the name of a variable with its offset, or the text itself. */
export function readVariable(text: string): { variable: string } | { text: string } {
  if (text.startsWith(':')) return { variable: text.slice(1) };
  return { text: /^\\+:/.test(text) ? text.slice(1) : text };
}

/** Escapes a text so that it stands for itself, even when it begins with a colon. */
export function literalText(text: string): string {
  return /^\\*:/.test(text) ? `\\${text}` : text;
}

/** Value of a built-in variable (`HEUTE-7`, without colon); undefined when there is none of that name. */
export function builtInVariable(
  expression: string,
  { user, now }: VariableContext,
): string | number | undefined {
  if (expression === 'ICH') return user.id;
  if (expression === 'KUERZEL') return user.kuerzel;
  if (expression === 'JETZT') return localTimeOf(now);
  const [, name = '', offset = '0'] = /^([A-Z]+)([+-]\d{1,4})?$/.exec(expression) ?? [];
  const rule = Object.hasOwn(days, name) ? days[name] : undefined;
  if (!rule) return undefined;
  const [year = 0, month = 1, day = 1] = today(now).split('-').map(Number);
  const date = rule({ year, month: month - 1, day }, Number(offset));
  const inRange = date.getUTCFullYear() > 0 && date.getUTCFullYear() < 10_000;
  return inRange ? date.toISOString().slice(0, 10) : undefined;
}
