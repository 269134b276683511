import { addMoney } from '../../../../schemas/rules/decimal';
import type { Executor } from '../../../db/database';
import type { DocumentRow, PositionRow } from '../document-row';
import { goodsOf } from './goods';
import type { Move } from '../../stock/move-stock';

type Order = Pick<DocumentRow, 'id' | 'belegart' | 'belegnummer' | 'belegstatus' | 'lagerId'>;

/**
 * Quantity that an order reserves of a line: what is left of it while the order lives. Goods that a customer is to
 * return reserve nothing.
 */
function reserved({ belegart, belegstatus }: Order, line: PositionRow | undefined): number {
  const lives = belegart.startsWith('02') && !['1', '2', '6'].includes(belegstatus);
  return lives ? Math.max(0, line?.mengeOffen ?? 0) : 0;
}

/**
 * Changes of reservations when lines of orders change, or with `later` the orders themselves. They belong to the order
 * whichever document gives them back: so the rows of an order add up.
 */
export async function reservationChanges(
  orders: readonly Order[],
  before: readonly PositionRow[],
  after: readonly PositionRow[],
  db: Executor,
  later: (order: Order) => Order = (order) => order,
): Promise<Move[]> {
  const goods = await goodsOf(after, db);
  const former = new Map(before.map((line) => [line.id, line]));
  return after.flatMap((line): Move[] => {
    const order = orders.find(({ id }) => id === line.belegId);
    const of = goods.get(line.id);
    if (!order || !of) return [];
    const menge = addMoney(reserved(later(order), line), -reserved(order, former.get(line.id)));
    const lagerId = line.lagId ?? order.lagerId;
    if (menge === 0 || lagerId === null) return [];
    return [{ artikelId: of, lagerId, groesse: 'RESERVIERT', menge, document: order }];
  });
}
