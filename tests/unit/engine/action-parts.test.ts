import { describe, expect, it } from 'vitest';
import * as actionTypes from '../../../src/engine/action-types';
import type { Registry } from '../../../src/engine/application/registry';
import {
  allOf,
  chosenBody,
  openRows,
  quantityProblem,
} from '../../../src/engine/action-types/dialog/chosen-rows';
import { ApiError } from '../../../src/api/api-error';
import type { RecordId } from '../../../src/api/dialect';
import { presetEntries } from '../../../src/engine/define/create-presets';
import { findingsIn, findingsOfRefusal } from '../../../src/engine/views/actions/findings/finding';
import { togetherObstacle } from '../../../src/engine/views/list/bulk/together-obstacle';

const me = { id: 1, name: 'Anna A', kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };

describe('rows chosen with quantities', () => {
  const rows = openRows(
    [
      { id: 1, offen: 5 },
      { id: 2, offen: 0 },
      { id: 3, offen: null },
      { id: 4, offen: -2 },
    ],
    { from: 'offen' },
  );

  it('say how much there is, where that is the question', () => {
    const goods = [
      { id: 1, offen: 5, lieferbar: 2 },
      { id: 2, offen: 1, lieferbar: null },
    ];
    const said = openRows(goods, { from: 'offen', there: 'lieferbar' });
    expect(said.map(({ there }) => there)).toEqual([2, undefined]);
    expect(openRows(goods, { from: 'offen' })[0]).not.toHaveProperty('there');
  });

  it('are those with something left', () => {
    expect(rows.map(({ id }) => id)).toEqual([1, 4]);
  });

  it('are said only where they are not all that is left', () => {
    expect(chosenBody(rows, allOf(rows), 'menge')).toBeUndefined();
    const some = new Map<RecordId, number>([[1, 2.5]]);
    expect(chosenBody(rows, some, 'menge')).toEqual([{ id: 1, menge: 2.5 }]);
  });

  it('take more than nothing and not more than is left, whichever way it goes', () => {
    const judged = (values: readonly (number | string)[], left: number) =>
      values.map((value) => quantityProblem(value, left));
    expect(judged([5, 0.01, 5.01, 0, -1, 'x'], 5)).toEqual([
      undefined,
      undefined,
      'maximum',
      'tooSmall',
      'tooSmall',
      'notNumber',
    ]);
    expect(judged([-2, -1, -3, 2], -2)).toEqual([undefined, undefined, 'maximum', 'tooSmall']);
  });
});

describe('findings', () => {
  it('come the most serious first, an unknown severity as an error', () => {
    const read = findingsIn([
      { schwere: 'HINWEIS', code: 'c', text: 'Hint' },
      { schwere: 'WARNUNG', code: 'b', text: 'Warned', feld: 'plz', tabelle: 'ADR', tabelleId: 7 },
      { schwere: 'SCHLIMM', code: 'a', text: 'Bad', feld: 'menge', positionId: 3 },
      'nonsense',
    ]);
    expect(read.map(({ severity, place }) => [severity, place])).toEqual([
      ['FEHLER', { field: 'menge', row: 3 }],
      ['WARNUNG', { field: 'plz', table: 'ADR', id: 7 }],
      ['HINWEIS', undefined],
    ]);
    expect(findingsIn(undefined)).toEqual([]);
  });

  it('of a refusal are its own, else what is wrong with fields', () => {
    const details = { operation: 'POST /x/{id}/book', status: 422 };
    const fieldErrors = { plz: ['Missing.', 'Bad.'] };
    const plain = new ApiError({ ...details, fieldErrors });
    expect(findingsOfRefusal(plain, 'checks')).toMatchObject([
      { severity: 'FEHLER', text: 'Missing. Bad.', place: { field: 'plz' } },
    ]);
    const body = { checks: [{ schwere: 'FEHLER', code: 'a', text: 'Its own' }] };
    const own = new ApiError({ ...details, fieldErrors, body });
    expect(findingsOfRefusal(own, 'checks').map(({ text }) => text)).toEqual(['Its own']);
    expect(findingsOfRefusal(new Error('other'))).toEqual([]);
  });

  it('say the same of several fields once, of rows each', () => {
    const fieldErrors = { von: ['Missing.'], bis: ['Missing.'], 'rows.1.x': ['Missing.'] };
    const refusal = new ApiError({ operation: 'POST /x/{id}/book', status: 422, fieldErrors });
    expect(findingsOfRefusal(refusal).map(({ place }) => place?.field)).toEqual([
      'von',
      'rows.1.x',
    ]);
  });
});

describe('one call for several rows', () => {
  const when = (record: Readonly<Record<string, unknown>>) => record.state === 3;
  const action = { type: 'call', name: 'join', call: 'POST /things/join', when } as const;
  const judge = (
    rows: readonly Readonly<Record<string, unknown>>[],
    count = rows.length,
    can: (operation: unknown, record?: Readonly<Record<string, unknown>>) => boolean = () => true,
  ) => {
    const engine = { can, me, registry: { actionTypes } as unknown as Registry };
    const does = { most: 3, same: ['of'] };
    return togetherObstacle(action, does, { rows, count }, { tabs: [] }, engine);
  };

  it('is refused for too many, for one in another state, and for those that differ', () => {
    const row = { id: 1, state: 3, of: 5 };
    expect(judge([row, { ...row, id: 2 }])).toBeUndefined();
    expect(judge([], 4)).toEqual({ kind: 'tooMany', most: 3 });
    const other = { ...row, state: 1 };
    expect(judge([row, other])).toEqual({ kind: 'state', record: other });
    const mine = (_: unknown, record?: Readonly<Record<string, unknown>>) => record?.id !== 9;
    const theirs = { ...row, id: 9 };
    expect(judge([row, theirs], 2, mine)).toEqual({ kind: 'right', record: theirs });
    expect(judge([row, { ...row, of: 6 }])).toEqual({ kind: 'differ', field: 'of' });
    expect(judge([row, { ...row, of: null }])).toEqual({ kind: 'differ', field: 'of' });
  });
});

describe('presets of new records', () => {
  const create = { query: { type: 'kind' }, presets: [{ name: 'offer', values: { kind: '01' } }] };

  it('are an address', () => {
    expect(presetEntries({ name: 'jobs', create })).toMatchObject([
      { name: 'offer', query: 'type=01' },
    ]);
  });

  it('set only what an address can', () => {
    const wrong = { ...create, query: {} };
    expect(() => presetEntries({ name: 'jobs', create: wrong })).toThrow(
      'preset «offer» sets «kind»',
    );
  });
});
