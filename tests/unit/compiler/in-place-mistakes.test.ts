import { expect, test } from 'vitest';
import { inPlaceMistakes } from '../../../compiler/mistakes/in-place-mistakes';
import type { AnyDefinition } from '../../../src/engine/define/definition';

const schemas = {
  Boat: {
    properties: {
      name: { type: 'string' },
      length: { type: 'integer' },
      built: { type: 'string', readOnly: true },
      number: { type: 'string', 'x-create-only': true },
    },
  },
};
const types = {
  tabTypes: { form: { sections: ({ sections }: { sections: unknown }) => sections } },
};
const said = (inPlace: true | readonly string[]) => {
  const sections = [{ name: 'boat', fields: ['name', 'built', 'number'] }];
  const tabs = [{ type: 'form', name: 'boat', sections }];
  const screen = { name: 'boats', schema: 'Boat', tabs, inPlace } as unknown as AnyDefinition;
  return inPlaceMistakes(screen, { schemas, types } as never).map(({ sentence }) => sentence);
};

test('what is changed in the list can be changed in the record', () => {
  expect(said(true)).toEqual([]);
  expect(said(['name'])).toEqual([]);
  expect(said(['built', 'number'])).toEqual([
    'inPlace names «built» of Boat, which takes no input',
    'inPlace names «number» of Boat, which takes no input',
  ]);
  expect(said(['length'])).toEqual([
    'inPlace names «length», which stands in no form of the screen',
  ]);
});

test('a field that there is not is said elsewhere', () => {
  expect(said(['nmae'])).toEqual([]);
});
