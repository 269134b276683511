import { openItems } from '../../db/generated/open-items';
import { eq } from 'drizzle-orm';
import { addMoney, decimal, roundHalfUp } from '../../../schemas/rules/decimal';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { WriteCall } from '../../resources/model/resource';

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

/**
 * The cash discount of a first payment that settles the item with it, of either step that is not over:
 * percent of the gross amount that lines with cash discount add up to (3-decisions §3.6 «Skonto»).
 */
function discountOf(item: OpenItem, amount: number, day: string): number {
  const { offenerBetrag, bisherGezahlt, skontobasis } = item;
  if (bisherGezahlt !== 0) return 0;
  const steps = [
    [item.skontoFaellig, item.skontoProzent],
    [item.skontoFaellig2, item.skontoProzent2],
  ] as const;
  for (const [until, percent] of steps) {
    if (until === null || percent === null || day > until) continue;
    const discount = roundHalfUp(
      decimal(skontobasis ?? offenerBetrag)
        .times(percent)
        .div(100),
      2,
    );
    if (addMoney(amount, discount) === offenerBetrag) return discount;
  }
  return 0;
}
