import { openItems } from '../../db/generated/open-items';
import { eq } from 'drizzle-orm';
import { addMoney, decimal, roundHalfUp } from '../../../schemas/rules/decimal';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/problem';
import type { WriteCall } from '../../resources/resource';

/**
 * A new payment's row: with the cash discount when it came in time and with it settles the item to the
 * cent. Throws 422 for no amount, and for more than is open unless it is said to be meant
 * (`gutschrift`); 404 for an unknown item.
 */
export async function preparePayment(
  { gutschrift, ...values }: Record<string, unknown>,
  { db }: WriteCall,
) {
  const amount = Number(values.zahlungsBetrag);
  if (amount === 0) throw fieldProblem({ zahlungsBetrag: [{ code: 'msg_payment_zero' }] });
  const item = await lockedItem(Number(values.offenePostenId), db);
  if (gutschrift !== true && isTooMuch(item, amount)) {
    throw fieldProblem({ zahlungsBetrag: [{ code: 'msg_payment_too_much' }] });
  }
  return { ...values, skonto: discountOf(item, amount, String(values.zahlungsDatum)) };
}

/** Whether a payment leaves more than nothing behind; money that goes back is none of it. */
function isTooMuch({ offenerBetrag, opvArt }: OpenItem, amount: number): boolean {
  const sign = opvArt === 'G' ? -1 : 1;
  return sign * amount > 0 && sign * addMoney(offenerBetrag, -amount) < 0;
}

type OpenItem = typeof openItems.$inferSelect;

/** Locked, so that payments of one item come one after the other. */
export async function lockedItem(id: number, db: Executor): Promise<OpenItem> {
  const [item] = await db.select().from(openItems).where(eq(openItems.id, id)).for('update');
  if (!item) throw problem(404, 'msg_record_not_found');
  return item;
}

function discountOf(item: OpenItem, amount: number, day: string): number {
  const { skontoFaellig, skontoProzent, offenerBetrag, bisherGezahlt } = item;
  if (skontoFaellig === null || skontoProzent === null || bisherGezahlt !== 0) return 0;
  const discount = roundHalfUp(decimal(offenerBetrag).times(skontoProzent).div(100), 2);
  return day <= skontoFaellig && addMoney(amount, discount) === offenerBetrag ? discount : 0;
}
