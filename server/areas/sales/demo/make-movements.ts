import type { stockMovements } from '../../../db/generated/stock';
import { hourOf, workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom } from '../../../demo/random';
import { isDraft } from './draft';
import type { DemoProduct } from '../../products/demo/make-products';
import { isGoods, type DemoSales } from './make-sales';
import { locationOf } from '../../stock/demo/storage-data';

export type DemoMovement = typeof stockMovements.$inferInsert;

const FIRST_STREAM = 5_000_000;

/** Movement on a day of the demo. */
interface Move {
  day: number;
  product: DemoProduct;
  storage: number;
  groesse: 'BESTAND' | 'RESERVIERT' | 'BESTELLT' | 'BLOCKIERT';
  menge: number;
  document?: { id: number; belegnummer?: string | null };
  bemerkung?: string;
  termin?: number;
}

/**
 * Makes the stock movements of documents, and the receipts that kept it from running out: orders reserve, deliveries
 * and direct documents take, cancelled ones give back (3-decisions §3.6).
 */
export function makeMovements(
  calendar: DemoCalendar,
  sales: DemoSales,
  products: readonly DemoProduct[],
): DemoMovement[] {
  const moves = sales.drafts.flatMap((draft, index): Move[] => {
    if (isDraft(draft)) return [];
    const document = sales.documents[index];
    const { belegart, day, storage, endedOn } = draft;
    return draft.lines
      .filter(({ product }) => isGoods(product))
      .flatMap(({ product, menge, taken }): Move[] => {
        const move = (groesse: Move['groesse'], amount: number, on = day): Move => ({
          day: on,
          product,
          storage,
          groesse,
          menge: amount,
          document,
        });
        switch (belegart) {
          case '0200':
            return endedOn === undefined
              ? [move('RESERVIERT', menge)]
              : [move('RESERVIERT', menge), move('RESERVIERT', taken - menge, endedOn)];
          case '0300':
            return [move('BESTAND', -menge), move('RESERVIERT', -menge)];
          case '0500':
            return [move('BESTAND', -menge)];
          case '0490':
            // A direct document's goods come back; an invoice alone took none.
            return draft.from[0]?.belegart === '0500' ? [move('BESTAND', -menge)] : [];
          default:
            return [];
        }
      });
  });
  return [...moves, ...supply(calendar, moves, products), ...serviceStock(products)]
    .filter(({ menge }) => menge !== 0)
    .sort((a, b) => a.day - b.day || b.menge - a.menge)
    .map((move, index) => movementRow(calendar, move, index));
}

/** Stock that a technician keeps in his van, and returned goods: every ninth article. */
function serviceStock(products: readonly DemoProduct[]): Move[] {
  return products
    .filter(isGoods)
    .filter(({ id }) => id % 9 === 0)
    .flatMap((product): Move[] => [
      {
        day: 1,
        product,
        storage: 4,
        groesse: 'BESTAND',
        menge: 1 + (product.id % 4),
        bemerkung: 'Wagenbestand',
      },
      ...(product.id % 27 === 0
        ? [
            {
              day: 2,
              product,
              storage: 6,
              groesse: 'BESTAND' as const,
              menge: 1,
              bemerkung: 'Defekt',
            },
          ]
        : []),
    ]);
}

/** Makes opening stock, receipts shortly before something would run out, and current orders. */
function supply(
  { lastDay }: DemoCalendar,
  moves: readonly Move[],
  products: readonly DemoProduct[],
): Move[] {
  const taken = new Map<string, Move[]>();
  for (const move of moves) {
    if (move.groesse !== 'BESTAND') continue;
    const key = `${move.product.id} ${move.storage}`;
    taken.set(key, [...(taken.get(key) ?? []), move]);
  }
  return products.filter(isGoods).flatMap((product) => {
    const random = createRandom(FIRST_STREAM + product.id);
    const pack = product.vknetto > 800 ? 2 : product.vknetto > 80 ? 10 : 60;
    return [1, 3].flatMap((storage) => {
      const made: Move[] = [];
      const add = (day: number, groesse: Move['groesse'], menge: number, bemerkung: string) =>
        made.push({ day, product, storage, groesse, menge, bemerkung });
      let stock = pack * random.int(1, 4);
      add(0, 'BESTAND', stock, 'Anfangsbestand');
      const own = taken.get(`${product.id} ${storage}`) ?? [];
      for (const { day, menge } of own.sort((a, b) => a.day - b.day)) {
        if (stock + menge < 0) {
          const receipt = Math.ceil((-menge - stock) / pack) * pack + pack * random.int(0, 2);
          add(Math.max(0, day - random.int(1, 4)), 'BESTAND', receipt, 'Wareneingang');
          stock += receipt;
        }
        stock += menge;
      }
      if (random.chance(0.03)) add(lastDay - 2, 'BLOCKIERT', 1, 'Verpackung beschädigt');
      if (stock < pack || random.chance(0.1)) {
        const termin = workday(lastDay + random.int(3, 40));
        made.push({
          day: lastDay - 5,
          product,
          storage,
          groesse: 'BESTELLT',
          menge: pack * 2,
          termin,
        });
      }
      return made;
    });
  });
}

function movementRow(calendar: DemoCalendar, move: Move, index: number): DemoMovement {
  const { day, product, storage, groesse, document, termin } = move;
  const hour = String(hourOf(calendar, day, 6 + (index % 9))).padStart(2, '0');
  return {
    id: index + 1,
    artikelId: product.id,
    lagerId: storage,
    lagerplatz: groesse === 'BESTAND' ? locationOf(product.id, storage) : null,
    groesse,
    menge: move.menge,
    zeit: `${calendar.dateOf(day)}T${hour}:00:00Z`,
    termin: termin === undefined ? null : calendar.dateOf(termin),
    belegId: document?.id ?? null,
    belegnummer: document?.belegnummer ?? null,
    bemerkung: move.bemerkung ?? null,
  };
}
