import { describe, expect, it } from 'vitest';
import {
  findMatch,
  type FindResult,
  type FoundCell,
  groupedLines,
  recordLines,
} from '../../../../src/engine/views/list/find/find-lines';
import { flattenGroups } from '../../../../src/engine/views/list/grouping/segments';
import { unfold } from '../../../../src/engine/views/list/grouping/unfold';

const textsOf = ({ name, town }: Record<string, unknown>) => [String(name), String(town)];

function search(
  rows: readonly Record<string, string>[],
  text: string,
  from: FoundCell,
  step: 1 | -1 = 1,
): Promise<FindResult & { reads?: number }> {
  let reads = 0;
  const lines = recordLines({
    count: rows.length,
    read: (offset, limit) => {
      reads += 1;
      return Promise.resolve(rows.slice(offset, offset + limit));
    },
    textsOf,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return findMatch({ text, lines, from, step }).then((result) => ({ ...result, reads }));
}

describe('search in the rows', () => {
  const rows = [
    { name: 'Ulmer', town: 'Ulm' },
    { name: 'Özdemir', town: 'Hof' },
    { name: 'Weiß', town: 'Neu-Ulm' },
  ];

  it('goes from cell to cell and round at the end', async () => {
    const places: FoundCell[] = [];
    let from: FoundCell = { row: 0, column: 0 };
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
    const lines = recordLines({
      count: 10,
      read: () => {
        control.abort();
        return Promise.resolve([{ name: 'x', town: '' }]);
      },
      textsOf,
      signal: control.signal,
      onProgress: () => undefined,
    });
    const running = findMatch({ text: 'x', lines, from: { row: 0, column: 0 }, step: 1 });
    await expect(running).rejects.toThrow(/abort/i);
  });
});

describe('search in groups', () => {
  const group = (key: string, count: number) => ({ key, count, values: [] });
  const groups = [
    { ...group('DE', 3), groups: [group('Hof', 2), group('Ulm', 1)] },
    { ...group('FR', 1), groups: [group('Metz', 1)] },
  ];
  const levels = ['lkz', 'ort'];
  const rows = [
    { name: 'Maier', town: 'Hof' },
    { name: 'Ulmer', town: 'Hof' },
    { name: 'Bauer', town: 'Ulm' },
    { name: 'Petit', town: 'Metz' },
  ];
  /** What is shown row by row: the key of a group, the name of a record. */
  const shownWith = (open: ReadonlySet<string>) =>
    flattenGroups(groups, levels, (path) => open.has(path)).flatMap((segment) =>
      segment.kind === 'group'
        ? [segment.path.replace(/.*"(.*)"/, '$1')]
        : rows.slice(segment.first, segment.first + segment.size).map(({ name }) => name),
    );

  /** Searches again and again, from `from` on; answers what was found, as it is shown, and what is open at the end. */
  async function searchOn(text: string, from: FoundCell, step: 1 | -1, presses: number) {
    let open: ReadonlySet<string> = new Set<string>();
    const records = recordLines({
      count: rows.length,
      read: (offset, limit) => Promise.resolve(rows.slice(offset, offset + limit)),
      textsOf,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const found: string[] = [];
    let active = from;
    for (let press = 0; press < presses; press += 1) {
      const unfolded = unfold({
        groups,
        levels,
        shown: flattenGroups(groups, levels, (path) => open.has(path)),
        open: (paths) => (open = new Set([...open, ...paths])),
      });
      const lines = groupedLines(unfolded, records, ({ key }) => String(key));
      const start = { ...active, row: unfolded.rowOf(active.row) };
      const result = await findMatch({ text, lines, from: start, step });
      if (!('found' in result)) return { found: [...found, 'none'], shown: shownWith(open) };
      active = { ...result.found, row: unfolded.show(result.found.row) };
      found.push(`${shownWith(open)[active.row]} ${active.column}`);
    }
    return { found, shown: shownWith(open) };
  }

  it('goes through closed groups and opens all of them above what it finds', async () => {
    const { found, shown } = await searchOn('ulm', { row: 0, column: 0 }, 1, 4);
    expect(found).toEqual(['Ulmer 0', 'Ulm 0', 'Bauer 1', 'Ulmer 0']);
    expect(shown).toEqual(['DE', 'Hof', 'Maier', 'Ulmer', 'Ulm', 'Bauer', 'FR']);
  });

  it('goes backwards, and begins at a group before its first record', async () => {
    expect(await searchOn('e', { row: 1, column: 0 }, -1, 3)).toEqual({
      found: ['Bauer 0', 'Ulmer 0', 'Maier 0'],
      shown: ['DE', 'Hof', 'Maier', 'Ulmer', 'Ulm', 'Bauer', 'FR'],
    });
    expect((await searchOn('t', { row: 1, column: 0 }, 1, 1)).found).toEqual(['Metz 0']);
    expect((await searchOn('nirgends', { row: 1, column: 0 }, 1, 1)).found).toEqual(['none']);
  });

  it('finds a record by its place, and opens what it stands in', () => {
    const open = new Set<string>();
    const unfolded = unfold({
      groups,
      levels,
      shown: flattenGroups(groups, levels, () => false),
      open: (paths) => (paths.forEach((path) => open.add(path)), open),
    });
    expect(unfolded.count).toBe(9);
    const places = [0, 1, 2, 3, 99].map((place) => unfolded.rowOfRecord(place));
    expect(places).toEqual([2, 3, 5, 8, 8]);
    expect(places.map(unfolded.recordAt)).toEqual([0, 1, 2, 3, 3]);
    const row = unfolded.show(8);
    expect(shownWith(open)[row]).toBe('Petit');
    expect(shownWith(open)).toEqual(['DE', 'FR', 'Metz', 'Petit']);
  });
});
