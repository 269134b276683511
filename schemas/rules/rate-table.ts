import { isDate } from './date-format';

/** Rate of a currency on a day, as a table of rows has it. */
export interface RateRow {
  /** Line in the file, the first one being 1. */
  line: number;
  day: string;
  currency: string;
  /** Rate as it is written: «1.0921». */
  rate: string;
}

/** Currencies replaced by the euro or by others: old files have columns of them. */
const former = new Set(
  'ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE ROL SIT SKK TRL'.split(
    ' ',
  ),
);

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/**
 * Reads the reference rates of the European Central Bank as people download them (eurofxref, -hist, -hist-90d): a
 * column of days and one for each currency. Undefined for any other table. Days without a rate and former currencies
 * are left out; an invalid day or rate stays as it is, for the check of the rows.
 */
export function ratesOfTable(rows: readonly (readonly string[])[]): RateRow[] | undefined {
  const [head = [], ...others] = rows.map((cells) => cells.map((text) => text.trim()));
  const [first = '', ...currencies] = head;
  const named = currencies.filter((text) => text !== '');
  if (!/^date$/i.test(first) || named.length === 0) return undefined;
  if (!named.every((text) => /^[A-Z]{3}$/.test(text))) return undefined;
  // Goes by the cells that a row has, not by all possible columns: most rows of a wide table are short.
  return others.flatMap(([day = '', ...cells], index) =>
    day === ''
      ? []
      : cells.flatMap((rate, at) => {
          const currency = currencies[at] ?? '';
          const isNone = rate === '' || /^n\/a$/i.test(rate) || former.has(currency);
          if (currency === '' || isNone) return [];
          return [{ line: index + 2, day: dayOf(day), currency, rate }];
        }),
  );
}

/**
 * Reads the same from the bank's XML: cubes of a day, and in them one for each currency. Undefined for any other text.
 */
export function ratesOfXml(text: string): RateRow[] | undefined {
  if (!text.trimStart().startsWith('<') || !/<Cube\s/.test(text)) return undefined;
  const rows: RateRow[] = [];
  let day = '';
  let line = 1;
  let read = 0;
  for (const found of text.matchAll(/<Cube\s([^<>]*)>/g)) {
    line += text.slice(read, found.index).split('\n').length - 1;
    read = found.index;
    const valueOf = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(found[1] ?? '')?.[1];
    day = valueOf('time') ?? day;
    const [currency, rate] = [valueOf('currency'), valueOf('rate')];
    if (currency === undefined || rate === undefined || former.has(currency)) continue;
    rows.push({ line, day, currency, rate });
  }
  return rows;
}

/** Reads the day of the one-day file, «27 November 2026»; others are spelled like ours. */
function dayOf(text: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2}) ([A-Za-z]+) (\d{4})$/.exec(text) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  const day = `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return number > 0 && isDate(day) ? day : text;
}
