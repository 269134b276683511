import { expect, test } from 'vitest';
import { homeMistakes } from '../../../compiler/mistakes/home-mistakes';
import type { AnyDefinition } from '../../../src/engine/define/definition';

const schemas = {
  Boat: {
    'x-resource': { start: { old: { filter: 'age>9,sunk=false' }, lost: { filter: 'place=' } } },
  },
};
const screen = (home: object) =>
  ({
    name: 'boats',
    schema: 'Boat',
    home,
    tabs: [{ type: 'form', name: 'masterdata' }],
    views: [
      { name: 'old', filter: ['age>9', 'sunk=false'] },
      { name: 'lost', filter: ['place=Ulm'] },
    ],
  }) as unknown as AnyDefinition;
const said = (home: object) => homeMistakes(screen(home), schemas).map(({ sentence }) => sentence);

test('a figure is a view with the rows that the contract counts', () => {
  expect(said({ figures: { old: 'red' } })).toEqual([]);
  expect(said({ figures: { lost: 'red' } })).toEqual([
    'view «lost» shows place=Ulm, the contract counts place=',
  ]);
  expect(said({ figures: { odl: 'red' } })).toEqual([
    expect.stringMatching(/^home shows «odl», which the contract does not count.*«old»/),
  ]);
});

test('where the contract counts nothing of a list, its views are counted', () => {
  const uncounted = (home: object) => homeMistakes(screen(home), {}).map((one) => one.sentence);
  expect(uncounted({ figures: { lost: 'red' } })).toEqual([]);
  expect(uncounted({ figures: { lots: 'red' } })).toEqual([
    expect.stringMatching(/^home shows «lots», which is no view of the list.*«lost»/),
  ]);
});

test('a tab is one of the screen', () => {
  expect(said({ tab: 'masterdata' })).toEqual([]);
  expect(said({ tab: 'masterdat' })).toEqual([
    expect.stringMatching(/^home names tab «masterdat»/),
  ]);
});
