import { openItems } from '../../db/generated/open-items';
import { eq } from 'drizzle-orm';
import { settle } from '../../../schemas/rules/settlement';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { WriteCall } from '../../resources/model/resource';
import { readTolerance } from '../sales/company';
import { requireBookableDay } from '../sales/date-bounds';

/**
 * Makes a new payment's row: with the cash discount when it came in time and settles the item with it, and with the
 * amount that is written off as a rounding difference. Throws 422 for no amount, and for more than the open amount
 * unless that is declared intended (`gutschrift`); 404 for an unknown item.
 */
export async function preparePayment(
  { gutschrift, ...values }: Record<string, unknown>,
  { db }: WriteCall,
) {
  const amount = Number(values.zahlungsBetrag);
  if (amount === 0) throw fieldProblem({ zahlungsBetrag: [{ code: 'msg_payment_zero' }] });
  const item = await lockedItem(Number(values.offenePostenId), db);
  const day = String(values.zahlungsDatum);
  await requireBookableDay('zahlungsDatum', day, db);
  const { skonto, differenz, isTooMuch } = settle(item, amount, day, await readTolerance(db));
  if (gutschrift === true) return { ...values, skonto };
  if (isTooMuch) throw fieldProblem({ zahlungsBetrag: [{ code: 'msg_payment_too_much' }] });
  return { ...values, skonto, differenz };
}

type OpenItem = typeof openItems.$inferSelect;

/** Locks an item, so that its payments come one after the other. */
export async function lockedItem(id: number, db: Executor): Promise<OpenItem> {
  const [item] = await db.select().from(openItems).where(eq(openItems.id, id)).for('update');
  if (!item) throw problem(404, 'msg_record_not_found');
  return item;
}
