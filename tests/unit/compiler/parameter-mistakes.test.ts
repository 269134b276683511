import { describe, expect, test } from 'vitest';
import { mistakeLines } from '../../../compiler/mistakes/mistake';
import { screenMistakes } from '../../../compiler/mistakes/screen-mistakes';
import * as actionTypes from '../../../src/engine/action-types';
import * as actionNames from '../../../src/engine/action-types/names';
import type { WrittenScreen } from '../../../src/engine/define/define-screen';
import * as tabTypes from '../../../src/engine/tab-types';
import * as tabNames from '../../../src/engine/tab-types/names';

const operations = [
  'GET /things',
  'POST /things',
  'GET /things/{id}',
  'GET /things/{thingId}/files',
  'POST /things/{id}/closing',
  'GET /things/{id}/price',
  'GET /rows',
  'GET /houses/{houseId}/rows',
];
const contract = {
  schemas: {
    Thing: { properties: { id: {}, name: {}, houseId: {} } },
    Row: { properties: { amount: {}, colour: {}, quantity: {} } },
    Closing: { properties: { reason: {} } },
    RowsAsked: { properties: { userId: {}, until: {} } },
    PriceAsked: { properties: { quantity: {}, code: {} } },
  },
  types: { tabTypes, actionTypes, tabNames, actionNames },
  tables: {
    titles: {},
    rows: { 'Thing.rows': 'Row' },
    bodies: { 'POST /things/{id}/closing': 'Closing' },
    queries: { 'GET /rows': 'RowsAsked', 'GET /things/{id}/price': 'PriceAsked' },
    answers: {},
    lists: { '/rows': 'Row' },
    whole: ['/rows'],
    rights: Object.fromEntries(operations.map((operation) => [operation, 'session' as const])),
  },
};

/** A definition without mistakes; a test misspells something in it. */
const right = {
  name: 'things',
  schema: 'Thing',
  api: { list: '/things', record: '/things/{id}' },
  columns: ['name'],
  offline: { reads: [{ path: '/things/{id:houseId}' }] },
  tabs: [
    { type: 'form', name: 'masterdata', sections: [{ name: 'thing', fields: ['name'] }] },
    { type: 'files', name: 'files', path: '/things/{thingId}/files' },
    {
      type: 'list',
      name: 'byUser',
      schema: 'Row',
      list: '/rows',
      by: 'userId',
      columns: ['amount'],
    },
    {
      type: 'list',
      name: 'byField',
      schema: 'Row',
      list: '/rows',
      by: 'colour',
      columns: ['amount'],
    },
    {
      type: 'list',
      name: 'explained',
      schema: 'Row',
      list: '/houses/{houseId}/rows',
      columns: [
        {
          field: 'amount',
          drillDown: {
            schema: 'Row',
            list: '/rows',
            by: { until: 'amount' },
            query: { userId: '5' },
            columns: ['amount'],
            totals: ['amount'],
          },
        },
      ],
    },
    {
      type: 'table',
      name: 'rows',
      property: 'rows',
      columns: [{ field: 'amount' }],
      suggests: { call: 'GET /things/{id}/price', by: ['quantity'], code: 'code' },
    },
  ],
  actions: [
    { type: 'dialog', name: 'close', call: 'POST /things/{id}/closing', fields: ['reason'] },
  ],
};
const text = JSON.stringify(right, undefined, 2);

function linesWith(said: string, wrong: string, tables: object = contract.tables): string[] {
  const misspelt = text.replace(said, wrong);
  const definition = JSON.parse(misspelt) as WrittenScreen;
  const screen = { file: 'screens/things.ts', text: misspelt, definition };
  return mistakeLines(
    screenMistakes([screen], { ...contract, tables: tables as typeof contract.tables }),
  );
}

const lineOf = (said: string) => text.slice(0, text.indexOf(said)).split('\n').length;

describe('a definition is told', () => {
  test('nothing where all is right', () => {
    expect(linesWith('', '')).toEqual([]);
  });

  test.each([
    [
      'a parameter in a path',
      '/things/{thingId}/files',
      '/things/{thngId}/files',
      '«thngId» is no parameter of /things/{thingId}/files, did you mean «thingId»?',
    ],
    [
      'a parameter in a call',
      'POST /things/{id}/closing',
      'POST /things/{thingId}/closing',
      '«thingId» is no parameter of POST /things/{id}/closing, did you mean «id»?',
    ],
    [
      'a path',
      '/things/{id:houseId}',
      '/thngs/{id:houseId}',
      'there is no «/thngs/{id}», did you mean «/things/{id}»?',
    ],
    [
      'a call by another method',
      'POST /things/{id}/closing',
      'PUT /things/{id}/closing',
      'there is no «PUT /things/{id}/closing», did you mean «POST /things/{id}/closing»?',
    ],
    [
      'a query parameter that names the record',
      '"by": "userId"',
      '"by": "usrId"',
      'by names «usrId», neither a parameter of /rows nor a property of Row, did you mean «userId»?',
    ],
    [
      'a query parameter that a field of the row fills',
      '"until": "amount"',
      '"untl": "amount"',
      'by names «untl», neither a parameter of /rows nor a property of Row, did you mean «until»?',
    ],
    [
      'a query parameter with a value',
      '"userId": "5"',
      '"userIds": "5"',
      'query names «userIds», no parameter of /rows, did you mean «userId»?',
    ],
    [
      'a query parameter for a code',
      '"code": "code"',
      '"code": "cod"',
      'by names «cod», no parameter of GET /things/{id}/price, did you mean «code»?',
    ],
  ])('%s', (_, said, wrong, sentence) => {
    const line = lineOf(said);
    expect(linesWith(said, wrong)).toEqual([`screens/things.ts:${line}: ${sentence}`]);
  });

  test('nothing of paths where nobody knows the operations', () => {
    const { rights: _, ...tables } = contract.tables;
    expect(linesWith('/things/{thingId}/files', '/somewhere/else', tables)).toEqual([]);
  });
});
