import { describe, expect, it } from 'vitest';
import {
  findMatch,
  type CellPlace,
  type FindResult,
} from '../../../../src/engine/list/find/find-match';
import { listField } from './support/list-fields';

const columns = ['name', 'town'].map((name) => ({
  field: listField(name, 'text'),
  format: (value: unknown) => String(value ?? ''),
}));

function search(
  rows: readonly Record<string, string>[],
  text: string,
  from: CellPlace,
  step: 1 | -1 = 1,
): Promise<FindResult & { reads?: number }> {
  let reads = 0;
  return findMatch({
    text,
    columns,
    from,
    step,
    total: rows.length,
    read: (offset, limit) => {
      reads += 1;
      return Promise.resolve(rows.slice(offset, offset + limit));
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).then((result) => ({ ...result, reads }));
}

describe('search in the rows', () => {
  const rows = [
    { name: 'Ulmer', town: 'Ulm' },
    { name: 'Özdemir', town: 'Hof' },
    { name: 'Weiß', town: 'Neu-Ulm' },
  ];

  it('goes from cell to cell and round at the end', async () => {
    const places: CellPlace[] = [];
    let from: CellPlace = { row: 0, column: 0 };
    for (let press = 0; press < 3; press++) {
      const result = await search(rows, 'ulm', from);
      if (!('found' in result)) throw new Error('nothing found');
      places.push((from = result.found));
    }
    expect(places).toEqual([
      { row: 0, column: 1 },
      { row: 2, column: 1 },
      { row: 0, column: 0 },
    ]);
  });

  it('goes backwards', async () => {
    expect(await search(rows, 'ulm', { row: 0, column: 1 }, -1)).toMatchObject({
      found: { row: 0, column: 0 },
    });
    expect(await search(rows, 'ulm', { row: 0, column: 0 }, -1)).toMatchObject({
      found: { row: 2, column: 1 },
    });
  });

  it('reads like people do: without accents, and ß as ss', async () => {
    expect(await search(rows, 'ozdemir', { row: 0, column: 0 })).toMatchObject({
      found: { row: 1 },
    });
    expect(await search(rows, 'WEISS', { row: 0, column: 0 })).toMatchObject({ found: { row: 2 } });
  });

  it('finds the very cell it starts from when there is no other', async () => {
    expect(await search(rows, 'hof', { row: 1, column: 1 })).toMatchObject({
      found: { row: 1, column: 1 },
    });
    expect(await search(rows, 'nirgends', { row: 1, column: 1 })).toMatchObject({ none: true });
  });

  it('fetches further rows in blocks, and pauses before it has cost too much', async () => {
    const many = Array.from({ length: 60_000 }, (_, index) => ({ name: `N${index}`, town: '' }));
    expect(await search(many, 'N1700', { row: 0, column: 0 })).toMatchObject({
      found: { row: 1700, column: 0 },
      reads: 4,
    });
    const paused = await search(many, 'N55000', { row: 0, column: 0 });
    expect(paused).toMatchObject({ pausedAt: 10_000 });
    expect(paused.reads).toBeLessThanOrEqual(21);
  });

  it('stops when it is cancelled', async () => {
    const control = new AbortController();
    const running = findMatch({
      text: 'x',
      columns,
      from: { row: 0, column: 0 },
      step: 1,
      total: 10,
      read: () => {
        control.abort();
        return Promise.resolve([{ name: 'x', town: '' }]);
      },
      signal: control.signal,
      onProgress: () => undefined,
    });
    await expect(running).rejects.toThrow(/abort/i);
  });
});
