import { amountRefusal, numbersRefusal } from '../../../../schemas/rules/material-step';
import { tidyNumbers } from '../../../../schemas/rules/part-numbers';
import { moveStock, type Move } from '../../stock/move-stock';
import { requireStore } from '../../stock/own-stores';
import { moveSerials, numberingOf } from '../../stock/serial-numbers';
import { handler, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { answerRecord } from '../../../resources/changes/act-on-record';
import type { Tables } from '../../../resources/model/tables';
import { noteBooking, now } from './material-bookings';
import {
  numberOfOrder,
  positionToActOn,
  requireAtMost,
  storePosition,
  type MaterialRow,
} from './position-to-act-on';
import { throwRefusal } from '../throw-refusal';
import { storesOf } from './use-material';

/**
 * Operations along the way of material to its technician: sent, ready to be confirmed, confirmed (3-decisions §3.10).
 */
export function receiveOperations(tables: Tables): Handlers {
  return {
    shipMaterial: handler('shipMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'confirmMaterial', acting);
      const { material } = found;
      const { menge } = call.body;
      requireAtMost(menge, leftToSend(material));
      const { artikelId, vonLagerId, mengeReserviert, mengeUmgelagert } = material;
      const empfangLagerId =
        material.empfangLagerId ?? requireStore(await storesOf(material, call), 'GUTTEILE');
      if (vonLagerId === null || vonLagerId === empfangLagerId) {
        throw problem(409, 'msg_material_no_source');
      }
      const reserved = Math.min(menge, mengeReserviert);
      const from = { artikelId, lagerId: vonLagerId, nummer: numberOfOrder(material) };
      await moveStock(
        [
          { ...from, groesse: 'BESTAND', menge: -menge },
          { ...from, groesse: 'RESERVIERT', menge: -reserved },
          { ...from, lagerId: empfangLagerId, groesse: 'UMLAGERUNG', menge },
        ],
        call.db,
        { always: true },
      );
      await storePosition(
        found,
        {
          empfangLagerId,
          mengeReserviert: mengeReserviert - reserved,
          mengeUmgelagert: mengeUmgelagert + menge,
          realTime: null,
        },
        acting,
      );
      return answerRecord(tables.resourceOf('SVM'), material.id, call);
    }),

    deliverMaterial: handler('deliverMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'confirmMaterial', acting);
      if (found.material.mengeUnterwegs === 0) throw problem(409, 'msg_material_not_sent');
      await storePosition(found, { realTime: now() }, acting);
      return answerRecord(tables.resourceOf('SVM'), found.material.id, call);
    }),

    confirmMaterial: handler('confirmMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'confirmMaterial', acting);
      const { material } = found;
      const { menge, mengeNichtGeliefert = 0, buchungen = [], erfasstUm } = call.body;
      const { artikelId, empfangLagerId, vonLagerId } = material;
      throwRefusal(amountRefusal('confirm', material, { menge, mengeNichtGeliefert }));
      const numbering = await numberingOf(artikelId, call.db);
      const given = buchungen.map(({ seriennr }) => seriennr);
      throwRefusal(numbersRefusal('confirm', given, { numbering, menge }));
      const numbers = menge === 0 ? [] : tidyNumbers(given);
      await moveStock(received(material, menge, mengeNichtGeliefert), call.db);
      if (numbering === 'each') {
        await moveSerials(
          { artikelId, numbers, from: vonLagerId, to: Number(empfangLagerId), mayBeNew: true },
          call.db,
        );
      }
      const lagerId = empfangLagerId;
      await noteBooking(material, { art: 'BESTAETIGT', menge, numbers, lagerId, erfasstUm }, call);
      await noteBooking(
        material,
        { art: 'NICHT_GELIEFERT', menge: mengeNichtGeliefert, lagerId: vonLagerId, erfasstUm },
        call,
      );
      await storePosition(
        found,
        {
          mengeBestaetigt: material.mengeBestaetigt + menge,
          mengeNichtGeliefert: material.mengeNichtGeliefert + mengeNichtGeliefert,
          realTime: material.realTime ?? now(),
        },
        acting,
      );
      return answerRecord(tables.resourceOf('SVM'), material.id, call);
    }),
  };
}

/** Quantity still to be sent: what did not arrive is sent again. */
const leftToSend = ({ menge, mengeBestaetigt, mengeUnterwegs }: MaterialRow) =>
  Math.max(0, menge - mengeBestaetigt - mengeUnterwegs);

/**
 * Moves of a receipt: what arrived is held for the order in its technician's store; what did not is still where it came
 * from.
 */
export function received(material: MaterialRow, menge: number, missing: number): Move[] {
  const { artikelId, empfangLagerId, vonLagerId } = material;
  const into = { artikelId, lagerId: Number(empfangLagerId), nummer: numberOfOrder(material) };
  const back = { ...into, lagerId: Number(vonLagerId) };
  return [
    { ...into, groesse: 'UMLAGERUNG', menge: -menge - missing },
    { ...into, groesse: 'BESTAND', menge },
    { ...into, groesse: 'RESERVIERT', menge },
    { ...back, groesse: 'BESTAND', menge: missing },
  ];
}
