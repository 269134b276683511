// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SearchedList } from '../../../../src/engine/views/list/find/search-list';
import { useFinder, type Finder } from '../../../../src/engine/views/list/find/use-finder';
import type { ActiveCell } from '../../../../src/engine/data/lists/active-cell';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';
import { render, type Rendered } from '../../support/render';
import { thingFields } from './support/list-fields';

const names = ['Anna', 'Berta', 'Anton'];
const list: SearchedList = {
  source: {
    key: [],
    countKey: [],
    read: () => Promise.resolve({ rows: names.map((name) => ({ name })), total: undefined }),
  },
  columns: [{ field: thingFields.name!, format: String } as unknown as GridColumn],
  total: names.length,
  cardTitle: undefined,
  unfolded: undefined,
  groupTexts: { titleOf: () => '', valueOf: () => '' },
};

let shown: Rendered;
let finder: Finder;
let know: () => void;
let gone: ActiveCell[];
afterEach(() => shown.unmount());

function List() {
  const [isKnown, setKnown] = useState(false);
  know = () => setKnown(true);
  const grid = useRef({
    active: { row: 0, column: 0 },
    goTo: (cell: ActiveCell) => void gone.push(cell),
    cellOf: () => undefined,
  });
  finder = useFinder(() => (isKnown ? list : undefined), { source: list.source, grid });
  return null;
}
const settled = (run: () => unknown) =>
  act(async () => {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a search in a list that is not known yet says so, and begins as soon as it is', async () => {
  gone = [];
  shown = render(<List />);
  await settled(() => finder.setText('an'));
  await settled(() => finder.find(1));
  expect(finder.message).toBe('loadingRow');
  expect(gone).toEqual([]);
  // What searches comes with the first search.
  await settled(async () => {
    know();
    await import('../../../../src/engine/views/list/find/search-list');
  });
  expect(gone).toEqual([{ row: 2, column: 0 }]);
  expect(finder.message).toBe('find.found');
  // Once.
  await settled(() => finder.close());
  gone = [];
  shown.rerender(<List />);
  await settled(() => undefined);
  expect(gone).toEqual([]);
});
