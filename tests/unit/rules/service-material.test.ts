import { describe, expect, it } from 'vitest';
import { numbersProblem, partNumbering, tidyNumbers } from '../../../schemas/rules/part-numbers';
import {
  afterBooking,
  materialStage,
  mayUndoBooking,
  mostOf,
} from '../../../schemas/rules/service-material';

const position = (more: object = {}) => ({
  auftragsstatus: '06',
  menge: 3,
  mengeBestellt: 0,
  mengeReserviert: 0,
  mengeUmgelagert: 0,
  mengeUnterwegs: 0,
  mengeBestaetigt: 0,
  mengeNichtGeliefert: 0,
  mengeOffen: 0,
  mengeEingebaut: 0,
  mengeDoa: 0,
  mengeGutteilretoure: 0,
  mengeDefektVerkauft: 0,
  mengeDefektEingelagert: 0,
  realTime: null as string | null,
  ...more,
});

describe('how far a position is', () => {
  it.each([
    ['missing', {}],
    ['missing', { mengeReserviert: 1, mengeBestellt: 1 }],
    ['ordered', { mengeReserviert: 1, mengeBestellt: 2 }],
    ['reserved', { mengeReserviert: 3 }],
    ['onItsWay', { mengeUnterwegs: 2 }],
    ['toConfirm', { mengeUnterwegs: 2, realTime: '2026-11-27T07:00' }],
    ['toPlace', { mengeUnterwegs: 1, mengeBestaetigt: 2, mengeOffen: 2 }],
    ['placed', { mengeBestaetigt: 3, mengeEingebaut: 3 }],
    ['reserved', { mengeBestaetigt: 1, mengeEingebaut: 1, mengeReserviert: 2 }],
  ] as const)('%s', (stage, more) => expect(materialStage(position(more))).toBe(stage));
});

describe('what a booking leaves', () => {
  const sent = position({ mengeUnterwegs: 3, mengeUmgelagert: 3 });

  it('confirms a part, and says of another that it did not come', () => {
    const after = afterBooking('confirm', sent, { menge: 2, mengeNichtGeliefert: 1 });
    expect(after).toMatchObject({
      ...{ mengeUnterwegs: 0, mengeBestaetigt: 2, mengeOffen: 2, mengeNichtGeliefert: 1 },
    });
    expect(mostOf('confirm', after)).toBe(0);
  });

  it('places what is open, and tells old parts by where they are', () => {
    const open = position({ mengeBestaetigt: 3, mengeOffen: 3 });
    const used = (['install', 'doa', 'giveBack'] as const).reduce(
      (one, step) => afterBooking(step, one, { menge: 1 }),
      open,
    );
    expect(used).toMatchObject({
      ...{ mengeOffen: 0, mengeEingebaut: 1, mengeDoa: 1, mengeGutteilretoure: 1 },
    });
    const old = afterBooking('defect', used, { menge: 1, verbleib: 'VERKAUFT' });
    const both = afterBooking('defect', old, { menge: 1, verbleib: 'EINGELAGERT' });
    expect(both).toMatchObject({ mengeDefektVerkauft: 1, mengeDefektEingelagert: 1 });
    expect(mostOf('defect', both)).toBe(1);
    expect(mostOf('install', both)).toBe(0);
  });
});

describe('undoing', () => {
  const today = '2026-11-27';
  const booking = { art: 'EINGEBAUT', menge: 2, gebuchtDatum: `${today}T08:00` };
  const used = position({ mengeUmgelagert: 3, mengeBestaetigt: 3, mengeOffen: 1 });

  it('is for today, once, and while the order is open', () => {
    expect(mayUndoBooking(booking, used, today)).toBe(true);
    expect(mayUndoBooking(booking, used, '2026-11-28')).toBe(false);
    const undone = { ...booking, storniertDatum: `${today}T09:00` };
    expect(mayUndoBooking(undone, used, today)).toBe(false);
    expect(mayUndoBooking(booking, { ...used, auftragsstatus: '80' }, today)).toBe(false);
  });

  it('leaves a receipt alone of which something has become', () => {
    const receipt = { ...booking, art: 'BESTAETIGT' };
    expect(mayUndoBooking(receipt, used, today)).toBe(false);
    expect(mayUndoBooking(receipt, { ...used, mengeOffen: 2 }, today)).toBe(true);
  });
});

describe('numbers of parts', () => {
  it('are asked for as the product has them', () => {
    expect(partNumbering({ istSeriennummernArtikel: true, istChargenArtikel: true })).toBe('each');
    expect(partNumbering({ istChargenArtikel: true })).toBe('batch');
    expect(partNumbering({})).toBe('none');
    expect(tidyNumbers([' A ', '', 'B'])).toEqual(['A', 'B']);
  });

  it.each([
    [['A', 'B'], 'each', undefined],
    [['A'], 'each', 'msg_serial_count'],
    [['A', 'A'], 'each', 'msg_serial_repeated'],
    [['L'], 'batch', undefined],
    [['L', 'M'], 'batch', 'msg_serial_batch'],
    [[], 'none', undefined],
    [['A'], 'none', 'msg_serial_none'],
  ] as const)('%j of a product with %s', (numbers, numbering, code) =>
    expect(numbersProblem(numbers, { numbering, menge: 2 })?.code).toBe(code),
  );
});
