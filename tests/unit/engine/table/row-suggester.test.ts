import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../../../src/engine/define/definition';
import { byKey, type Row } from '../../../../src/engine/editing/model/row';
import { askedKey, type Asked } from '../../../../src/engine/editing/rows/suggested';
import type { RowErrors } from '../../../../src/engine/views/record/table/grid-row';
import { RowSuggester } from '../../../../src/engine/views/record/table/suggestions/row-suggester';
import type { CodeOutcome } from '../../../../src/engine/views/record/table/suggestions/suggested-table';
import type { RowEdits } from '../../../../src/engine/views/record/table/use-row-edits';
import { fresh, line, table } from './support';

const suggests = {
  call: 'GET /orders/{orderId}/suggestion',
  by: ['owner', 'quantity'],
  code: 'code',
  increases: 'quantity',
};

/** A price for each owner, five percent less from ten on; two owners share the code `both`. */
function answerTo(asked: Asked): readonly AnyRecord[] {
  const codes: Record<string, number[]> = { seven: [7], '007': [7], both: [7, 8] };
  const owners =
    asked.code === undefined ? [Number(asked.owner)] : (codes[String(asked.code)] ?? []);
  return owners.map((owner) => ({
    owner,
    text: `Owner ${owner}`,
    price: owner - (Number(asked.quantity ?? 1) >= 10 ? 0.5 : 0),
  }));
}

let rows: readonly Row[];
let before: ReadonlyMap<string, Row>;
let asked: Asked[];
let outcomes: CodeOutcome[];
let failures: ReadonlyMap<string, RowErrors>;
let held: Map<string, Promise<unknown>>;
let suggester: RowSuggester;

function open(first: readonly Row[]): void {
  rows = first;
  before = byKey(first);
  const edits = {
    current: () => rows,
    changed: (row: Row, changes: AnyRecord) => ({ ...row, ...changes }),
    amend: (change: (all: readonly Row[]) => readonly Row[]) => {
      rows = change(rows);
    },
  } as unknown as RowEdits;
  suggester = new RowSuggester({
    ...{ suggests, table: { ...table, tab: { ...table.tab, suggests } } },
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    query: (wanted) =>
      queryOptions({
        queryKey: ['suggested', '', {}, wanted, 'de'],
        queryFn: async () => {
          asked.push(wanted);
          await held.get(askedKey(wanted));
          return answerTo(wanted);
        },
        staleTime: 60_000,
      }),
    texts: { unknown: (code) => `unknown ${code}`, several: (code) => `several ${code}` },
    now: () => ({
      ...{ edits, before, typing: undefined },
      rights: { add: true, move: true, remove: () => true, canEdit: () => true },
      onCode: (outcome) => outcomes.push(outcome),
    }),
    onShow: (_, why) => (failures = why),
  });
  suggester.begin();
}

const change = (next: readonly Row[]) => {
  rows = next;
  suggester.look(rows, undefined);
};
const wanted = () => rows.map(({ text, quantity, price }) => [text, quantity, price]);

beforeEach(() => {
  asked = [];
  outcomes = [];
  failures = new Map();
  held = new Map();
});

afterEach(() => vi.restoreAllMocks());

describe('suggestions for rows', () => {
  it('come for what a row says last, and for no row that is as it was', async () => {
    open([line(1, { owner: 7, quantity: 1, price: 3 })]);
    let answer = () => {};
    held.set(askedKey({ owner: 8 }), new Promise<void>((resolve) => (answer = resolve)));
    change([...rows, fresh('a', { owner: 8 })]);
    change([rows[0]!, fresh('a', { owner: 7 })]);
    answer();
    await suggester.settle();
    expect(asked).toEqual([{ owner: 8 }, { owner: 7 }]);
    expect(wanted()).toEqual([
      ['Zeile 1', 1, 3],
      ['Owner 7', undefined, 7],
    ]);
  });

  it('replace what a stored row was given, and keep what somebody wrote there', async () => {
    open([
      line(1, { owner: 7, quantity: 1, price: 7, text: 'Owner 7' }),
      line(2, { owner: 7, quantity: 1, price: 6, text: 'Owner 7' }),
    ]);
    change(rows.map((row) => ({ ...row, quantity: 10 })));
    await suggester.settle();
    expect(wanted()).toEqual([
      ['Owner 7', 10, 6.5],
      ['Owner 7', 10, 6],
    ]);
  });

  it('say at the cell why they did not come, and are asked again', async () => {
    open([]);
    held.set(askedKey({ owner: 7 }), Promise.reject(new Error('no network')));
    change([fresh('a', { owner: 7 })]);
    await suggester.settle();
    expect(failures.get('a')?.owner).toEqual(expect.any(String));
    held.clear();
    suggester.retry();
    await suggester.settle();
    expect(failures.size).toBe(0);
    expect(wanted()).toEqual([['Owner 7', undefined, 7]]);
  });
});

describe('codes that were scanned', () => {
  const scanned = (key: string, code: string, quantity = 1) =>
    fresh(key, { owner: code, quantity, $scanned: code });

  it('stay in their order, and add to the row that has the same', async () => {
    open([line(1, { owner: 7, quantity: 2, price: 7, text: 'Owner 7' })]);
    change([...rows, scanned('a', 'seven', 3), scanned('b', 'nobody')]);
    await suggester.settle();
    expect(wanted()).toEqual([['Owner 7', 5, 7]]);
    expect(Object.fromEntries(outcomes.map(({ kind, code }) => [code, kind]))).toEqual({
      seven: 'found',
      nobody: 'missing',
    });
  });

  it('are one row where two of them mean the same', async () => {
    open([]);
    change([scanned('a', 'seven', 2), scanned('b', '007', 3)]);
    await suggester.settle();
    expect(wanted()).toEqual([['Owner 7', 5, 7]]);
  });

  it('are a row of their own beside one with a price of its own', async () => {
    open([line(1, { owner: 7, quantity: 2, price: 5, text: 'Owner 7' })]);
    change([...rows, scanned('a', 'seven')]);
    await suggester.settle();
    expect(wanted()).toEqual([
      ['Owner 7', 2, 5],
      ['Owner 7', 1, 7],
    ]);
  });

  it('wait for a choice where they may mean several, and keep their quantity', async () => {
    open([]);
    change([scanned('a', 'both', 4)]);
    await suggester.settle();
    const [several] = outcomes;
    expect(several).toMatchObject({ kind: 'several', key: 'a' });
    expect(failures.get('a')).toEqual({ owner: 'several both' });
    suggester.choose('a', answerTo({ owner: 8, quantity: 4 })[0]!);
    await suggester.settle();
    expect(wanted()).toEqual([['Owner 8', 4, 8]]);
    expect(rows[0]).not.toHaveProperty('$scanned');
  });

  it('stay as they are typed where they were pasted and mean nothing: they may be a name', async () => {
    open([]);
    change([fresh('a', { owner: 'Nobody' })]);
    expect(suggester.mayMean('owner', 'Nobody')).toBe(false);
    await suggester.settle();
    expect(rows[0]).toMatchObject({ owner: 'Nobody' });
    expect(failures.get('a')).toEqual({ owner: 'unknown Nobody' });
    expect(suggester.mayMean('owner', 'Nobody')).toBe(true);
  });
});
