import type { Executor } from '../../../db/database';
import { exchangeRates } from '../../../db/generated/reference';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';

/** Units of a currency for one euro, about as in 2026. */
const middle = { CHF: 0.935, GBP: 0.871, JPY: 176.4, USD: 1.162 } as const;
/** Number of business days with rates, up to the last one. */
const DAYS = 60;

/** Adds rates of the euro that move by less than two per cent, for each working day of the last months. */
export async function fillRates(db: Executor, calendar: DemoCalendar): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, before) =>
    calendar.dateOf(calendar.lastDay - before),
  ).filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  const rows = days.flatMap((tag, before) =>
    Object.entries(middle).map(([waehrung, rate], index) => ({
      schluessel: `${waehrung} ${tag}`,
      waehrung,
      tag,
      kurs: Number((rate * (1 + 0.015 * Math.sin(before / 6 + index))).toFixed(4)),
    })),
  );
  await insertRows(db, exchangeRates, rows);
}
