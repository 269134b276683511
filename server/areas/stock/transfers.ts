import { mayCancelTransfer } from '../../../schemas/rules/transfers';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../../db/generated/products';
import type { stockTransfers } from '../../db/generated/stock';
import { locationStock, stockMovements, storages, technicians } from '../../db/generated/stock';
import { users } from '../../db/generated/base';
import { tidyNumbers } from '../../../schemas/rules/part-numbers';
import type { Executor } from '../../db/database';
import { handler, type Handlers } from '../../http/operations/call';
import { holds, requireRight, type Caller } from '../../http/access/caller';
import { fieldProblem, problem } from '../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../resources/changes/act-on-record';
import type { ResourceOptions } from '../../resources/model/resource';
import type { Tables } from '../../resources/model/tables';
import { lockStock, moveStock, type Move } from './move-stock';
import { ownStores } from './own-stores';
import { moveSerials, numberingOf, requireNumbers } from './serial-numbers';

type TransferRow = typeof stockTransfers.$inferSelect;

/** Number under which a transfer's movements are booked. */
const numberOf = ({ umlagerungsnummer }: TransferRow) => `U${umlagerungsnummer}`;

/**
 * Rules for transfers: they take goods out of a warehouse at once and put them into the other one when they are
 * confirmed (3-decisions §3.10). SVA_AENDERN is enough between a technician's own stores.
 */
export const transferChanges: ResourceOptions = {
  async guard({ after }, call) {
    const { artikelId, vonLagerId, nachLagerId, vonLagerplatz, menge, seriennummern } =
      after as TransferRow;
    const { caller } = call;
    if (!(await areOwn([vonLagerId, nachLagerId], caller, call.db))) {
      requireRight(caller, 'LAG_AENDERN');
    }
    if (vonLagerId === nachLagerId) {
      throw fieldProblem({ nachLagerId: [{ code: 'msg_transfer_same_storage' }] });
    }
    const numbering = await numberingOf(artikelId, call.db);
    requireNumbers(seriennummern ?? [], { numbering, menge, field: 'seriennummern' });
    await lockStock([artikelId], call.db);
    if (vonLagerplatz != null) await requireAtLocation(after as TransferRow, call.db);
  },

  async prepare(values, call) {
    const { artikelId, nachLagerId, seriennummern = [] } = values as Partial<TransferRow>;
    const [product] = await call.db
      .select({
        artikelNummer: products.artikelnummer,
        artikelbezeichnung: products.bezeichnung,
        mengeneinheit: products.mengeneinheit,
      })
      .from(products)
      .where(eq(products.id, Number(artikelId)));
    return {
      ...values,
      ...product,
      seriennummern: tidyNumbers(seriennummern),
      benutzerId: call.caller.id,
      empfaengerId: await receiverOf(Number(nachLagerId), call.db),
      nachLagerplatz: await placeFor(values as TransferRow, call.db),
    };
  },

  async stored({ after }, { db }) {
    const transfer = after as TransferRow;
    const { artikelId, menge, vonLagerId, nachLagerId, vonLagerplatz } = transfer;
    const shared = { artikelId, nummer: numberOf(transfer) };
    await moveStock(
      [
        {
          ...{ ...shared, groesse: 'BESTAND', lagerId: vonLagerId, menge: -menge },
          lagerplatz: vonLagerplatz,
        },
        { ...shared, groesse: 'UMLAGERUNG', lagerId: nachLagerId, menge },
      ],
      db,
      { always: true },
    );
    if ((await numberingOf(artikelId, db)) === 'each') {
      const isKept = await knowsItsNumbers(vonLagerId, db);
      const numbers = transfer.seriennummern;
      await moveSerials({ artikelId, numbers, from: vonLagerId, to: null, mayBeNew: !isKept }, db);
    }
  },
};

/** Operations that confirm and cancel a transfer. */
export function transferOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('UML');
  const toActOn = async (
    call: Parameters<typeof recordToActOn>[2] & { params: { id: number } },
  ) => {
    const transfer = await recordToActOn<TransferRow>(resource(), call.params.id, call);
    if (transfer.status !== 'UNTERWEGS') throw problem(409, 'msg_transfer_over');
    return transfer;
  };
  const end = async (
    transfer: TransferRow,
    status: TransferRow['status'],
    call: Parameters<typeof storeAction>[3],
  ) => storeAction(resource(), transfer, { status, erledigtDatum: new Date().toISOString() }, call);

  return {
    confirmTransfer: handler('confirmTransfer', async (call) => {
      const transfer = await toActOn(call);
      const { caller } = call;
      const { artikelId, nachLagerId, nachLagerplatz, menge, seriennummern } = transfer;
      if (!(await areOwn([nachLagerId], caller, call.db))) requireRight(caller, 'LAG_AENDERN');
      const shared = { artikelId, lagerId: nachLagerId, nummer: numberOf(transfer) };
      await moveStock(
        [
          { ...shared, groesse: 'UMLAGERUNG', menge: -menge },
          { ...shared, groesse: 'BESTAND', menge, lagerplatz: nachLagerplatz },
        ],
        call.db,
      );
      if ((await numberingOf(artikelId, call.db)) === 'each') {
        await moveSerials(
          { artikelId, numbers: seriennummern, from: null, to: nachLagerId },
          call.db,
        );
      }
      await end(transfer, 'BESTAETIGT', call);
      return answerRecord(resource(), transfer.id, call);
    }),

    cancelTransfer: handler('cancelTransfer', async (call) => {
      const transfer = await toActOn(call);
      const { caller } = call;
      const can = (right: string) => holds(caller, right);
      if (!mayCancelTransfer(transfer, caller, can)) requireRight(caller, 'LAG_AENDERN');
      const { artikelId, vonLagerId, nachLagerId, menge, seriennummern } = transfer;
      const nummer = numberOf(transfer);
      await moveStock(
        [
          { artikelId, lagerId: nachLagerId, nummer, groesse: 'UMLAGERUNG', menge: -menge },
          ...(await takenBy(transfer, call.db)),
        ],
        call.db,
      );
      if ((await numberingOf(artikelId, call.db)) === 'each') {
        await moveSerials(
          { artikelId, numbers: seriennummern, from: null, to: vonLagerId },
          call.db,
        );
      }
      await end(transfer, 'STORNIERT', call);
      return answerRecord(resource(), transfer.id, call);
    }),
  };
}

/** Tells whether all warehouses are the caller's own stores, and he may book there. */
async function areOwn(ids: readonly number[], caller: Caller, db: Executor): Promise<boolean> {
  if (!holds(caller, 'SVA_AENDERN')) return false;
  const own: (number | null)[] = Object.values(await ownStores(caller.technikerId, db));
  return ids.every((id) => own.includes(id));
}

/** Throws 409 for more than lies at the place that it is to be taken from. */
async function requireAtLocation(transfer: TransferRow, db: Executor): Promise<void> {
  const { artikelId, vonLagerId, vonLagerplatz, menge } = transfer;
  const [place] = await db
    .select({ bestand: locationStock.bestand, artikelNummer: locationStock.artikelNummer })
    .from(locationStock)
    .where(
      and(
        eq(locationStock.artikelId, artikelId),
        eq(locationStock.lagerId, vonLagerId),
        eq(locationStock.lagerplatz, String(vonLagerplatz)),
      ),
    );
  if (place && place.bestand >= menge) return;
  const [named, there] = [place?.artikelNummer ?? String(vonLagerplatz), place?.bestand ?? 0];
  throw problem(409, 'msg_stock_insufficient', named, String(Math.max(0, there)));
}

/** Finds the user of the technician whose store a warehouse is. */
async function receiverOf(lagerId: number, db: Executor): Promise<number | null> {
  const [receiver] = await db
    .select({ id: users.id })
    .from(technicians)
    .innerJoin(users, eq(users.technikerId, technicians.id))
    .where(
      sql`${lagerId} in (${technicians.gutteileLagerId}, ${technicians.doateileLagerId}, ${technicians.defektteileLagerId})`,
    )
    .orderBy(technicians.id)
    .limit(1);
  return receiver?.id ?? null;
}

/**
 * Finds the place for goods: the given one, or where some lie or lay. Throws 422 where a warehouse with locations has
 * none.
 */
async function placeFor(transfer: TransferRow, db: Executor): Promise<string | null> {
  const { artikelId, nachLagerId, nachLagerplatz } = transfer;
  const [storage] = await db.select().from(storages).where(eq(storages.id, nachLagerId));
  if (!storage?.hatLagerplaetze) return null;
  if (nachLagerplatz != null) return nachLagerplatz.trim();
  const [place] = await db
    .select({ lagerplatz: locationStock.lagerplatz })
    .from(locationStock)
    .where(and(eq(locationStock.artikelId, artikelId), eq(locationStock.lagerId, nachLagerId)))
    .orderBy(sql`${locationStock.bestand} desc`)
    .limit(1);
  if (!place) throw fieldProblem({ nachLagerplatz: [{ code: 'msg_value_required' }] });
  return place.lagerplatz;
}

/** Moves of a transfer, place by place, to be given back. */
async function takenBy(transfer: TransferRow, db: Executor): Promise<Move[]> {
  const { artikelId, vonLagerId: lagerId } = transfer;
  const nummer = numberOf(transfer);
  const taken = await db
    .select({ menge: stockMovements.menge, lagerplatz: stockMovements.lagerplatz })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.artikelId, artikelId),
        eq(stockMovements.lagerId, lagerId),
        eq(stockMovements.groesse, 'BESTAND'),
        eq(stockMovements.belegnummer, nummer),
      ),
    );
  return taken.map(({ menge, lagerplatz }) => ({
    ...{ artikelId, lagerId, nummer, groesse: 'BESTAND', menge: -menge, lagerplatz },
  }));
}

/**
 * Tells whether a warehouse knows the number of every part: stores of technicians do; elsewhere numbers become known
 * when parts leave.
 */
async function knowsItsNumbers(lagerId: number, db: Executor): Promise<boolean> {
  return (await receiverOf(lagerId, db)) !== null;
}
