import { amountRefusal, numbersRefusal } from '../../../../schemas/rules/material-step';
import { tidyNumbers } from '../../../../schemas/rules/part-numbers';
import { moveStock, type Move } from '../../stock/move-stock';
import { ownStores, requireStore } from '../../stock/own-stores';
import { moveSerials, numberingOf } from '../../stock/serial-numbers';
import { handler, type Handlers } from '../../../http/operations/call';
import { answerRecord } from '../../../resources/changes/act-on-record';
import type { Tables } from '../../../resources/model/tables';
import type { Acting, ActingCall } from '../act-on-task';
import { throwRefusal } from '../throw-refusal';
import { noteBooking } from './material-bookings';
import {
  numberOfOrder,
  positionToActOn,
  storePosition,
  type MaterialRow,
} from './position-to-act-on';

interface Use {
  menge: number;
  seriennummern?: string[];
  erfasstUm?: string | null;
}

/**
 * Operations on confirmed parts: installed, dead on arrival, given back; and on defective ones taken out (3-decisions
 * §3.10).
 */
export function useOperations(tables: Tables): Handlers {
  const answer = (id: number, call: ActingCall) => answerRecord(tables.resourceOf('SVM'), id, call);

  return {
    installMaterial: handler('installMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'useMaterial', acting);
      const { material } = found;
      const { menge, assetId = null, erfasstUm } = call.body;
      const numbers = await numbersFor('install', material, call.body, acting);
      await moveStock(takenFromStore(material, menge), call.db, { always: true });
      await moveNumbered(
        material,
        numbers,
        { from: material.empfangLagerId, to: 'installed' },
        call,
      );
      await noteBooking(material, { art: 'EINGEBAUT', menge, numbers, assetId, erfasstUm }, call);
      await storePosition(found, { mengeEingebaut: material.mengeEingebaut + menge }, acting);
      return answer(material.id, call);
    }),

    returnDeadMaterial: handler('returnDeadMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'useMaterial', acting);
      const { material } = found;
      const { menge, erfasstUm } = call.body;
      const lagerId = requireStore(await storesOf(material, call), 'DOA');
      const numbers = await numbersFor('doa', material, call.body, acting);
      await moveStock(
        [...takenFromStore(material, menge), putInto(material, lagerId, menge)],
        call.db,
        { always: true },
      );
      await moveNumbered(material, numbers, { from: material.empfangLagerId, to: lagerId }, call);
      await noteBooking(material, { art: 'DOA', menge, numbers, lagerId, erfasstUm }, call);
      await storePosition(found, { mengeDoa: material.mengeDoa + menge }, acting);
      return answer(material.id, call);
    }),

    returnGoodMaterial: handler('returnGoodMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'returnMaterial', acting);
      const { material } = found;
      const { menge, erfasstUm } = call.body;
      const lagerId = requireStore(await storesOf(material, call), 'GUTTEILE');
      const numbers = await numbersFor('giveBack', material, call.body, acting);
      const moves = [...takenFromStore(material, menge), putInto(material, lagerId, menge)];
      // Nothing moves within the same store, it is only released.
      const isThere = lagerId === material.empfangLagerId;
      await moveStock(
        isThere ? moves.filter(({ groesse }) => groesse === 'RESERVIERT') : moves,
        call.db,
        { always: true },
      );
      await moveNumbered(material, numbers, { from: material.empfangLagerId, to: lagerId }, call);
      await noteBooking(
        material,
        { art: 'GUTTEILRETOURE', menge, numbers, lagerId, erfasstUm },
        call,
      );
      const mengeGutteilretoure = material.mengeGutteilretoure + menge;
      await storePosition(found, { mengeGutteilretoure }, acting);
      return answer(material.id, call);
    }),

    returnDefectMaterial: handler('returnDefectMaterial', async (call) => {
      const acting = { call, tables };
      const found = await positionToActOn(call.params.id, 'useMaterial', acting);
      const { material } = found;
      const { menge, verbleib, seriennummern = [], erfasstUm } = call.body;
      const { artikelId, mengeDefektEingelagert, mengeDefektVerkauft } = material;
      throwRefusal(amountRefusal('defect', material, { menge }));
      const isStored = verbleib === 'EINGELAGERT';
      const lagerId = isStored ? requireStore(await storesOf(material, call), 'DEFEKT') : null;
      const numbering = await numberingOf(artikelId, call.db);
      throwRefusal(numbersRefusal('defect', seriennummern, { numbering, menge }));
      const numbers = tidyNumbers(seriennummern);
      if (lagerId !== null) {
        await moveStock([putInto(material, lagerId, menge)], call.db);
        if (numbering === 'each') {
          await moveSerials(
            { artikelId, numbers, from: null, to: lagerId, mayBeNew: true, isTakenOut: true },
            call.db,
          );
        }
      }
      await noteBooking(
        material,
        { art: 'DEFEKT', menge, numbers, verbleib, lagerId, erfasstUm },
        call,
      );
      await storePosition(
        found,
        isStored
          ? { mengeDefektEingelagert: mengeDefektEingelagert + menge }
          : { mengeDefektVerkauft: mengeDefektVerkauft + menge },
        acting,
      );
      return answer(material.id, call);
    }),
  };
}

/** Stores of the technician whose position it is. */
export const storesOf = ({ technikerId }: MaterialRow, { caller, db }: ActingCall) =>
  ownStores(technikerId ?? caller.technikerId, db);

/** Throws 422 for more than is confirmed and not placed, and for numbers that do not fit. */
async function numbersFor(
  step: 'install' | 'doa' | 'giveBack',
  material: MaterialRow,
  { menge, seriennummern = [] }: Use,
  { call }: Acting,
): Promise<string[]> {
  throwRefusal(amountRefusal(step, material, { menge }));
  const numbering = await numberingOf(material.artikelId, call.db);
  throwRefusal(numbersRefusal(step, seriennummern, { numbering, menge }));
  return tidyNumbers(seriennummern);
}

/** Moves out of the store that the position was confirmed into, with what it held for the order. */
export function takenFromStore(material: MaterialRow, menge: number): Move[] {
  const { artikelId, empfangLagerId } = material;
  const shared = { artikelId, lagerId: Number(empfangLagerId), nummer: numberOfOrder(material) };
  return [
    { ...shared, groesse: 'BESTAND', menge: -menge },
    { ...shared, groesse: 'RESERVIERT', menge: -menge },
  ];
}

/** Moves into a warehouse, for no order. */
export function putInto(material: MaterialRow, lagerId: number, menge: number): Move {
  const nummer = numberOfOrder(material);
  return { artikelId: material.artikelId, lagerId, nummer, groesse: 'BESTAND', menge };
}

async function moveNumbered(
  { artikelId }: MaterialRow,
  numbers: readonly string[],
  { from, to }: { from: number | null; to: number | 'installed' },
  { db }: ActingCall,
): Promise<void> {
  if ((await numberingOf(artikelId, db)) !== 'each') return;
  await moveSerials({ artikelId, numbers, from, to }, db);
}
