import { and, desc, eq, isNull } from 'drizzle-orm';
import { materialBookings } from '../../../db/generated/service';
import { moveStock, type Move } from '../../stock/move-stock';
import { moveSerials, numberingOf, uninstallSerial } from '../../stock/serial-numbers';
import { handler, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { answerRecord } from '../../../resources/changes/act-on-record';
import type { Tables } from '../../../resources/model/tables';
import type { Acting, ActingCall } from '../act-on-task';
import { now, type BookingRow } from './material-bookings';
import {
  positionToActOn,
  storePosition,
  type MaterialRow,
  type Position,
} from './position-to-act-on';
import { received } from './receive-material';
import { putInto, takenFromStore } from './use-material';

/** Operations that undo a booking, on the same day and until the order is reviewed (3-decisions §3.10). */
export function undoOperations(tables: Tables): Handlers {
  return {
    undoMaterialBooking: handler('undoMaterialBooking', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'undoMaterial', acting);
      const [booking] = await call.db
        .select()
        .from(materialBookings)
        .where(
          and(
            eq(materialBookings.id, call.params.bid),
            eq(materialBookings.materialId, found.material.id),
          ),
        )
        .for('update');
      if (!booking) throw problem(404, 'msg_record_not_found');
      await undo(found, booking, acting);
      return answerRecord(tables.resourceOf('SVM'), found.material.id, call);
    }),

    undoLastMaterialBooking: handler('undoLastMaterialBooking', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'undoMaterial', acting);
      const [booking] = await call.db
        .select()
        .from(materialBookings)
        .where(
          and(
            eq(materialBookings.materialId, found.material.id),
            isNull(materialBookings.storniertDatum),
          ),
        )
        .orderBy(desc(materialBookings.id))
        .limit(1)
        .for('update');
      if (!booking) throw problem(409, 'msg_material_nothing_booked');
      await undo(found, booking, acting);
      return answerRecord(tables.resourceOf('SVM'), found.material.id, call);
    }),
  };
}

/** Throws 409 for a booking that was undone before, is of another day, or has been built upon. */
async function undo(found: Position, booking: BookingRow, acting: Acting): Promise<void> {
  const { material } = found;
  const { call } = acting;
  const at = now();
  if (booking.storniertDatum !== null) throw problem(409, 'msg_material_undone');
  if (booking.gebuchtDatum.slice(0, 10) !== at.slice(0, 10)) {
    throw problem(409, 'msg_material_undo_day');
  }
  if (booking.art === 'BESTAETIGT' && booking.menge > material.mengeOffen) {
    throw problem(409, 'msg_material_in_use');
  }
  await moveStock(backwards(movesOf(material, booking)), call.db, { always: true });
  await moveNumberBack(material, booking, call);
  await call.db
    .update(materialBookings)
    .set({ storniertDatum: at })
    .where(eq(materialBookings.id, booking.id));
  const quantity = quantityOf(booking);
  await storePosition(found, { [quantity]: material[quantity] - booking.menge }, acting);
}

type Quantity =
  | 'mengeBestaetigt'
  | 'mengeNichtGeliefert'
  | 'mengeEingebaut'
  | 'mengeDoa'
  | 'mengeGutteilretoure'
  | 'mengeDefektVerkauft'
  | 'mengeDefektEingelagert';

/** Quantity of the position that a booking added to. */
function quantityOf({ art, verbleib }: BookingRow): Quantity {
  if (art === 'DEFEKT') {
    return verbleib === 'VERKAUFT' ? 'mengeDefektVerkauft' : 'mengeDefektEingelagert';
  }
  const quantities: Readonly<Record<string, Quantity>> = {
    BESTAETIGT: 'mengeBestaetigt',
    NICHT_GELIEFERT: 'mengeNichtGeliefert',
    EINGEBAUT: 'mengeEingebaut',
    DOA: 'mengeDoa',
    GUTTEILRETOURE: 'mengeGutteilretoure',
  };
  const quantity = quantities[art];
  if (!quantity) throw new Error(`A booking of art «${art}» is not known`);
  return quantity;
}

/** Stock movements of a booking. */
function movesOf(material: MaterialRow, { art, menge, lagerId }: BookingRow): Move[] {
  const taken = takenFromStore(material, menge);
  const put = lagerId === null ? [] : [putInto(material, lagerId, menge)];
  if (art === 'BESTAETIGT') return received(material, menge, 0);
  if (art === 'NICHT_GELIEFERT') return received(material, 0, menge);
  if (art === 'EINGEBAUT') return taken;
  if (art === 'DOA') return [...taken, ...put];
  if (art === 'DEFEKT') return put;
  const isThere = lagerId === material.empfangLagerId;
  return isThere ? taken.filter(({ groesse }) => groesse === 'RESERVIERT') : [...taken, ...put];
}

const backwards = (moves: readonly Move[]): Move[] =>
  moves.map((move) => ({ ...move, menge: -move.menge }));

/** Moves a part back to where it was before: into the store, or on its way. */
async function moveNumberBack(
  { artikelId, empfangLagerId }: MaterialRow,
  { art, seriennr, lagerId }: BookingRow,
  { db }: ActingCall,
): Promise<void> {
  if (seriennr === null || (await numberingOf(artikelId, db)) !== 'each') return;
  if (art === 'EINGEBAUT') return uninstallSerial({ artikelId, seriennr }, empfangLagerId, db);
  if (art === 'DEFEKT' && lagerId === null) return;
  const to = art === 'BESTAETIGT' || art === 'DEFEKT' ? null : empfangLagerId;
  await moveSerials({ artikelId, numbers: [seriennr], from: lagerId, to }, db);
}
