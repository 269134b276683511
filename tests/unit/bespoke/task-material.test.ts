import { describe, expect, it } from 'vitest';
import {
  findVanParts,
  leftParts,
  searchedVanParts,
} from '../../../src/bespoke/service-task/material/find-van-part';
import { leftNumbers } from '../../../src/bespoke/service-task/material/left-numbers';
import { materialActions } from '../../../src/bespoke/service-task/material/material-actions';
import type { VanPart } from '../../../src/bespoke/service-task/material/material-queries';
import { materialProblem } from '../../../src/bespoke/service-task/material/material-problem';
import { pathOf, positionsOf } from '../../../src/bespoke/service-task/material/new-position';
import type { MaterialPosition } from '../../../src/bespoke/service-task/task';
import type { Entry } from '../../../src/engine/outbox/entry';

const action = (name: string) => {
  const found = materialActions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('what is said before anything is sent', () => {
  const position = {
    ...{ menge: 3, mengeUnterwegs: 3, mengeOffen: 2 },
    ...{ mengeDefektVerkauft: 0, mengeDefektEingelagert: 0 },
  } as MaterialPosition;
  const problem = (name: string, body: object, numbering: 'each' | 'none' = 'none') =>
    materialProblem(action(name), position, { body: { ...body }, numbering });

  it('no more than there is', () => {
    expect(problem('install', { menge: 2 })).toBeUndefined();
    expect(problem('install', { menge: 3 })).toMatchObject({ field: 'menge', parameters: ['2'] });
    expect(problem('confirm', { menge: 2, mengeNichtGeliefert: 2 })).toMatchObject({
      ...{ field: 'mengeNichtGeliefert', parameters: ['1'] },
    });
  });

  it('the numbers of what came, by the name of the field that takes them', () => {
    const came = { menge: 1, buchungen: [{ seriennr: ' S1 ' }, { seriennr: null }] };
    expect(problem('confirm', came, 'each')).toBeUndefined();
    expect(problem('confirm', { menge: 2, buchungen: [] }, 'each')?.field).toBe('buchungen');
    expect(problem('confirm', { menge: 0, mengeNichtGeliefert: 3 }, 'each')).toBeUndefined();
    expect(problem('install', { menge: 1 }, 'each')?.field).toBe('seriennummern');
    expect(problem('defect', { menge: 1 }, 'each')).toBeUndefined();
  });
});

describe('numbers that are left', () => {
  const booked = (art: string, seriennr: string, menge = 1, storniertDatum?: string) =>
    ({ art, seriennr, menge, storniertDatum: storniertDatum ?? null }) as never;

  it('are confirmed, and nothing has become of them', () => {
    const left = leftNumbers([
      booked('BESTAETIGT', 'A'),
      booked('BESTAETIGT', 'B'),
      booked('BESTAETIGT', 'C', 1, '2026-11-27T08:00'),
      booked('EINGEBAUT', 'A'),
      booked('DOA', 'B', 1, '2026-11-27T08:00'),
      booked('DEFEKT', 'B'),
    ]);
    expect(left).toEqual(['B']);
  });

  it('are those of a batch until all of it is placed', () => {
    const batch = [booked('BESTAETIGT', 'L', 3), booked('EINGEBAUT', 'L', 2)];
    expect(leftNumbers(batch)).toEqual(['L']);
    expect(leftNumbers([...batch, booked('GUTTEILRETOURE', 'L')])).toEqual([]);
  });
});

describe('parts of the van', () => {
  const part = (id: number, artikelNummer: string, artikelbezeichnung: string, ean?: string) =>
    ({ id, artikelId: 100 + id, artikelNummer, artikelbezeichnung, ean, verfuegbar: 3 }) as VanPart;
  const van = [part(1, 'KA-1', 'Einzugsrolle', '0012345678905'), part(2, 'KA-2', 'Rolle, breit')];

  it('are searched by all words', () => {
    const found = (term: string) => searchedVanParts(van, term).map(({ id }) => id);
    expect(found('')).toEqual([1, 2]);
    expect(found('rolle')).toEqual([1, 2]);
    expect(found('ROLLE breit')).toEqual([2]);
    expect(found('ka-1 breit')).toEqual([]);
  });

  it('are fewer by what was taken and is not told yet', () => {
    const left = (menge: number) =>
      leftParts(van, [
        { artikelId: 101, menge: 1 },
        { artikelId: 101, menge },
      ]).map(({ id, verfuegbar }) => [id, verfuegbar]);
    expect(left(1)).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(left(2)).toEqual([[2, 3]]);
    expect(leftParts(van, [])).toBe(van);
  });

  it('are scanned by number or bar code, also as it is printed without leading zeros', () => {
    const found = (code: string) => findVanParts(code, van).map(({ id }) => id);
    expect(found('ka-1')).toEqual([1]);
    expect(found(']C1KA-2')).toEqual([2]);
    // As UPC-A the same bar code has no leading zero.
    expect(found('012345678905')).toEqual([1]);
    expect(found('4006381333931')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});

describe('a position that waits on the device', () => {
  const creating = { seq: 7, key: 'again', firstKey: 'first', params: {} } as Entry;
  const booking = { params: { id: -7 }, refers: [{ at: [], param: 'id', key: 'first' }] };

  it('is booked under the call that creates it, corrected or not', () => {
    expect(pathOf(12, [creating])).toEqual({ id: 12 });
    expect(pathOf(-7, [creating])).toEqual({ id: -7, refers: booking.refers });
    expect(pathOf(-7, [{ ...creating, createdId: 31 }])).toEqual({ id: 31 });
  });

  it('keeps what was done with it once the server has given it an id', () => {
    const sent = { ...creating, createdId: 31 };
    expect(positionsOf(booking as unknown as Entry, [creating])).toEqual([-7]);
    // Its row is read after that.
    expect(positionsOf(booking as unknown as Entry, [sent])).toEqual([31, -7]);
  });
});
