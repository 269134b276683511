import { sql } from 'drizzle-orm';
import { addMoney } from '../../../schemas/rules/decimal';
import { euroOf } from '../../../schemas/rules/exchange';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { rateOn } from '../reference/exchange-rates';

/**
 * Amount that an address owes, in euro at today's rates: null where a currency that it owes in has no rate. Its
 * `opvBetrag` is what it owes in euro; other currencies are read from the table as reports do, since open items build
 * on sales documents.
 */
export async function owedInEuro(
  { id, opvBetrag }: { id: number; opvBetrag: number },
  db: Executor,
): Promise<number | null> {
  const { rows } = await db.execute<{ waehrung: string; sum: string }>(sql`
    select waehrung, sum(offener_betrag) sum from open_items
    where adresse_id = ${id} and not abgeschlossen and waehrung <> 'EUR' group by waehrung`);
  const amounts = [opvBetrag];
  for (const { waehrung, sum } of rows) {
    const euro = euroOf(Number(sum), waehrung, await rateOn(waehrung, today(), db));
    if (euro === null) return null;
    amounts.push(euro);
  }
  return addMoney(...amounts);
}
