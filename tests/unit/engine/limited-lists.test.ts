import { describe, expect, test } from 'vitest';
import { pageDocument } from '../../../compiler/recognition/page/page-document';
import { readContract } from '../../../compiler/document/read-contract';
import { recognise } from '../../../compiler/recognition/resources/recognise';
import { listLimits } from '../../../schemas/contract/list-limits';
import { contractTables } from '../../../schemas/contract/tables';
import { parseCondition } from '../../../src/engine/data/filters/parse-condition';
import { listStateOf, standardBase, leftOut } from '../../../src/engine/data/lists/list-state';
import { standardFieldTypes } from '../../../src/engine/fields';
import { fieldsOf } from '../../../src/engine/fields/fields-of';
import { idOfText } from '../../../src/engine/screens/record-id';
import { recordPath } from '../../../src/engine/screens/record-path';
import { limitedFields } from '../../../src/engine/screens/limited-fields';

async function limitsOf(file: string) {
  const model = recognise(await readContract(`tests/fixtures/contracts/${file}`));
  const document = pageDocument(model);
  return listLimits(document, contractTables(document));
}

describe('what a contract’s lists cannot do', () => {
  test('by its parameters', async () => {
    expect(await limitsOf('readme.json')).toEqual({
      '/changelogs': { lacks: ['order', 'filter', 'search'] },
    });
    // Two of the three are answered as a whole: the page does it all.
    expect(await limitsOf('shipengine.yaml')).toEqual({
      '/v1/manifests': {
        lacks: ['order', 'search'],
        equal: ['warehouse_id', 'carrier_id', 'label_ids'],
      },
    });
  });
});

const properties = { name: { type: 'string' }, town: { type: 'string' }, age: { type: 'integer' } };
const all = fieldsOf('Pet', { properties }, {}, {}, standardFieldTypes);

describe('is not offered', () => {
  const fields = limitedFields(all, { lacks: ['search'], order: ['name'], equal: ['town'] });
  const scope = {
    isField: (name: string) => name in fields,
    fields,
    canSearch: false,
    canQuery: false,
    base: standardBase(['-age', 'name']),
  };

  test('order by fields that it is not ordered by', () => {
    const { order } = listStateOf(new URLSearchParams(), scope);
    expect(order.map(({ field }) => field)).toEqual(['name']);
  });

  test('filters that would not be applied are told and left out', () => {
    const search = new URLSearchParams({ filter: 'town=Ulm,name=Rex,town~U', q: 'rex' });
    const { filter, q } = listStateOf(search, scope);
    expect([filter, q]).toEqual([[{ field: 'town', operator: '=', values: ['Ulm'] }], '']);
    expect(leftOut(search, scope)).toEqual(['rex', 'name=Rex', 'town~U']);
  });

  test('only equality can be typed', () => {
    const town = fields.town;
    if (!town) throw new Error('no field');
    expect(parseCondition(town, 'Ulm')).toEqual({ field: 'town', operator: '=', values: ['Ulm'] });
    for (const text of ['~U', '!=Ulm', '=', '*'])
      expect(parseCondition(town, text)).toBeUndefined();
  });
});

describe('what names a record', () => {
  const keyOf = (type: string, name = 'id') =>
    fieldsOf(
      'Pet',
      { properties: { [name]: { type, 'x-key': true } } },
      {},
      {},
      standardFieldTypes,
    );

  test('stands in addresses as it is, whatever it holds', () => {
    for (const id of ['a b', 'ä/1', '100%', 'new', '..a?b#c', 7]) {
      const path = recordPath('/pets', id);
      expect(path.split('/')).toHaveLength(3);
      expect(path).not.toBe('/pets/new');
      const fields = keyOf(typeof id === 'number' ? 'integer' : 'string');
      expect(idOfText(decodeURIComponent(path.slice('/pets/'.length)), fields)).toBe(id);
    }
  });

  test('is a number only where the contract says so', () => {
    expect(idOfText('007', keyOf('string', 'slug'))).toBe('007');
    expect(idOfText('7', keyOf('integer'))).toBe(7);
    expect(idOfText('007', keyOf('integer'))).toBeUndefined();
    expect(idOfText('a', {})).toBeUndefined();
  });
});
