import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractMistakes, type KnownNames } from '../../../compiler/mistakes/contract-mistakes';
import type { ListLimits } from '../../../schemas/contract/list-limits';
import { mistakeLines } from '../../../compiler/mistakes/mistake';
import { lineNaming, screenMistakes } from '../../../compiler/mistakes/screen-mistakes';
import * as actionTypes from '../../../src/engine/action-types';
import * as actionNames from '../../../src/engine/action-types/names';
import type { WrittenScreen } from '../../../src/engine/define/define-screen';
import * as tabTypes from '../../../src/engine/tab-types';
import * as tabNames from '../../../src/engine/tab-types/names';
import { readSource } from '../../../compiler/mistakes/source-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-mistakes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const known: KnownNames = {
  lookups: ['salutation'],
  foreign: ['Address'],
};

const root = `openapi: 3.1.0
x-areas: [area.yaml]
paths: {}
`;

/** A right area; a test puts a mistake into it. */
const area = `paths:
  /things:
    get:
      x-right: THING_SEE
      x-search: [name]
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, properties: { result: { type: array, items: { $ref: '#/schemas/Thing' } } } }
schemas:
  Right: { type: string, enum: [THING_SEE, THING_CHANGE] }
  Thing:
    type: object
    x-table: THG
    x-title: [name]
    x-resource:
      list: /things
      see: THING_SEE
      change: THING_CHANGE
      search: [name, number]
    required: [name]
    properties:
      number: { type: integer, x-number-range: orderNumber }
      name: { type: string, maxLength: 50, x-lookup: salutation }
      price: { type: number, format: money, x-right: { change: THING_CHANGE } }
      makerId: { type: integer, x-ref: Address }
      partOfId: { type: integer, x-ref: Thing }
      content: { type: string }
`;

function mistakesIn(text: string, rootText = root): string[] {
  const files = { 'root.yaml': rootText, 'area.yaml': text };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const sources = Object.keys(files).map((name) => readSource(join(folder, name)));
  return mistakeLines(contractMistakes(sources, known)).map((line) =>
    line.replace(`${folder}/`, ''),
  );
}

test('a contract without mistakes says nothing', () => {
  expect(mistakesIn(area)).toEqual([]);
});

const nth = (line: string) => area.split('\n').findIndex((one) => one.includes(line)) + 1;

describe('each kind of mistake has its sentence', () => {
  test.each([
    ['see: THING_SEE', 'see: THING_SE', 'there is no right «THING_SE», did you mean «THING_SEE»?'],
    [
      'x-right: THING_SEE',
      'x-right: THING_SEEN',
      'there is no right «THING_SEEN», did you mean «THING_SEE»?',
    ],
    [
      '{ change: THING_CHANGE }',
      '{ change: THING_CHANG }',
      'there is no right «THING_CHANG», did you mean «THING_CHANGE»?',
    ],
    [
      'search: [name, number]',
      'search: [name, numbr]',
      'search names «numbr», no property of Thing, did you mean «number»?',
    ],
    [
      'x-search: [name]',
      'x-search: [nme]',
      'x-search names «nme», no property of Thing, did you mean «name»?',
    ],
    [
      'x-title: [name]',
      'x-title: [nane]',
      'x-title names «nane», no property of Thing, did you mean «name»?',
    ],
    [
      'required: [name]',
      'required: [names]',
      'required names «names», no property of Thing, did you mean «name»?',
    ],
    ['format: money', 'format: mony', 'there is no format «mony», did you mean «money»?'],
    [
      'x-ref: Address',
      'x-ref: Adress',
      'x-ref names schema «Adress», which does not exist, did you mean «Address»?',
    ],
    ['x-ref: Thing', 'x-ref: Right', 'x-ref names schema «Right», which is no resource'],
    ['x-table: THG', 'x-tabel: THG', 'there is no keyword «x-tabel», did you mean «x-table»?'],
    [
      'content: { type: string }',
      'content: { type: string, description: Kept, never shown }',
      '«never shown» is no keyword: a text with a comma inside { … } stands in quotes',
    ],
    ['x-table: THG', 'x-search: THG', '«x-search» is said of an operation, not of a schema'],
    [
      'x-lookup: salutation',
      'x-lookup: salutaion',
      'there is no list «salutaion» in lookups.ts, did you mean «salutation»?',
    ],
    [
      'change: THING_CHANGE\n',
      'chnge: THING_CHANGE\n',
      'x-resource knows no «chnge», did you mean «change»?',
    ],
  ])('%j as %j', (right, wrong, sentence) => {
    const line = nth(right.trimEnd());
    expect(mistakesIn(area.replace(right, wrong))).toEqual([`area.yaml:${line}: ${sentence}`]);
  });
});

test('several mistakes are told at once, in the order of files and lines', () => {
  const wrong = area
    .replace('format: money', 'format: mony')
    .replace('x-title: [name]', 'x-title: [name, nme]')
    .replace('see: THING_SEE', 'see: THING_SE');
  const lines = mistakesIn(wrong, root.replace('x-areas', 'x-area: 1\nx-areas'));
  expect(lines.map((line) => line.split(': ')[0])).toEqual([
    `area.yaml:${nth('x-title')}`,
    `area.yaml:${nth('see: THING_SEE')}`,
    `area.yaml:${nth('format: money')}`,
    'root.yaml:2',
  ]);
});

test("somebody else's contract has keywords and formats of its own", () => {
  const foreign = area.replace('x-table: THG', 'x-internal: true').replace('money', 'dollars');
  expect(mistakesIn(foreign, 'openapi: 3.1.0\npaths: {}\n')).toEqual([]);
});

test('what is no YAML is refused with its line', () => {
  expect(() =>
    mistakesIn(area.replace('type: object\n    x-table', 'type: object: x\n    x-table')),
  ).toThrow(/area\.yaml:\d+: /);
});

describe('screens', () => {
  const contract = {
    schemas: {
      Thing: { properties: { id: {}, name: {}, number: {}, houseId: {} } },
      Row: { properties: { amount: {} } },
      Closing: { properties: { reason: {} } },
      Asked: { properties: { day: {} } },
      Answer: { properties: { price: {}, rules: {} } },
    },
    types: { tabTypes, actionTypes, tabNames, actionNames },
    tables: {
      titles: {},
      rows: { 'Thing.rows': 'Row', 'Answer.rules': 'Row' },
      bodies: { 'POST /things/{id}/closing': 'Closing' },
      queries: { 'GET /things/{id}/price': 'Asked' },
      answers: { 'GET /things/{id}/price': 'Answer' },
      lists: {},
      whole: ['/things/{thingId}/all'],
    },
  };
  const linesOf = (definition: WrittenScreen, text = '') =>
    mistakeLines(screenMistakes([{ file: 'screens/things.ts', text, definition }], contract));
  test('figures of pages that nobody can add up are refused', () => {
    const tab = {
      type: 'list',
      name: 'sums',
      schema: 'Row',
      columns: ['amount'],
      figure: 'amount',
    };
    const linesWith = (list: string) =>
      linesOf({ ...right, tabs: [{ ...tab, list }] } as WrittenScreen, `a\n'${list}'`);
    // Answered as a whole, or added up by the server.
    expect(linesWith('/things/{thingId}/all')).toEqual([]);
    expect(linesWith('/rows')).toEqual([]);
    expect(linesWith('/things/{thingId}/some')).toEqual([
      'screens/things.ts:2: figure of tab «sums» would add up the first page of /things/{thingId}/some: ' +
        'give it a call that answers all rows at once, or a list without parameters in its path',
    ]);
  });
  test('conditions that a list cannot be filtered by are refused', () => {
    const tab = { type: 'list', name: 'sums', schema: 'Row', list: '/rows', columns: ['amount'] };
    const linesWith = (more: object, limits: Record<string, ListLimits>) => {
      const definition = { ...right, tabs: [{ ...tab, ...more }] } as unknown as WrittenScreen;
      const screen = { file: 'screens/things.ts', text: "a\n'amuont'", definition };
      return mistakeLines(screenMistakes([screen], { ...contract, limits }));
    };
    const equal = { '/rows': { equal: ['amount', 'day'] } };
    expect(linesWith({ by: 'amount', filter: 'day=1' }, equal)).toEqual([]);
    expect(linesWith({ by: 'amuont' }, equal)).toEqual([
      'screens/things.ts:2: tab «sums» would filter /rows by «amuont», ' +
        'which filters by amount, day alone, did you mean «amount»?',
    ]);
    const none = { '/rows': { lacks: ['filter'] as const } };
    expect(linesWith({ filter: 'amuont>1' }, none)).toEqual([
      'screens/things.ts:2: tab «sums» would filter /rows by «amuont», which filters by nothing',
    ]);
    expect(linesWith({ warnings: { high: 'amuont>1' } }, none)).toHaveLength(2);
    // A parameter of the call's own is no filter.
    const asked = { ...contract.tables.queries, 'GET /rows': 'Asked' };
    const tables = { ...contract.tables, queries: asked };
    const definition = { ...right, tabs: [{ ...tab, by: 'day' }] } as unknown as WrittenScreen;
    const screen = { file: 'screens/things.ts', text: '', definition };
    expect(screenMistakes([screen], { ...contract, tables, limits: none })).toEqual([]);
  });

  const right = {
    name: 'things',
    schema: 'Thing',
    api: { list: '/things', record: '/things/{id}' },
    columns: [
      { field: 'name' },
      { field: 'number', drillDown: { schema: 'Row', columns: ['amount'], totals: ['amount'] } },
    ],
    order: ['-number'],
    tabs: [
      { type: 'form', name: 'masterdata', sections: [{ name: 'thing', fields: ['name'] }] },
      { type: 'table', name: 'rows', property: 'rows', columns: [{ field: 'amount' }] },
      { type: 'list', name: 'others', schema: 'Row', columns: ['amount'], totals: ['amount'] },
    ],
    actions: [
      { type: 'dialog', name: 'close', call: 'POST /things/{id}/closing', fields: ['reason'] },
      {
        type: 'ask',
        name: 'why',
        call: 'GET /things/{id}/price',
        fields: ['day'],
        shows: ['price'],
        rows: { property: 'rules', columns: ['amount'] },
      },
    ],
  };

  test('that show what is there say nothing', () => {
    expect(linesOf(right)).toEqual([]);
  });

  test('name file, line and nearest field, wherever it is shown', () => {
    const text =
      "defineScreen('things', {\n  schema: 'Thing',\n  columns: ['nmae'],\n  order: ['-nubmer'],\n";
    const wrong = { ...right, columns: [{ field: 'nmae' }], order: ['-nubmer'] };
    expect(linesOf(wrong, text)).toEqual([
      'screens/things.ts:3: columns names «nmae», no property of Thing, did you mean «name»?',
      'screens/things.ts:4: order names «nubmer», no property of Thing, did you mean «number»?',
    ]);
  });

  test.each([
    ['amount', 'amuont', 'no property of Row'],
    ['reason', 'raeson', 'no property of Closing'],
    ['day', 'dya', 'no property of Asked'],
    ['price', 'prcie', 'no property of Answer'],
  ])('%s misspelt as %s', (name, misspelt, of) => {
    const wrong = JSON.parse(
      JSON.stringify(right).replaceAll(`"${name}"`, `"${misspelt}"`),
    ) as WrittenScreen;
    expect(new Set(linesOf(wrong).map((line) => /no property of \w+/.exec(line)?.[0]))).toEqual(
      new Set([of]),
    );
  });

  describe('in themselves', () => {
    const form = right.tabs[0];
    const text = "a\nicon: 'adress-book', type: 'frm', ask: 'clos', name: 'masterdata'\n";
    test.each([
      [
        'an icon',
        { icon: 'adress-book' },
        'icon is «adress-book», no icon of Tabler, did you mean «address-book»?',
      ],
      [
        'a type of tab',
        { tabs: [{ ...form, type: 'frm' }] },
        'type of tab «masterdata» is «frm», no type of tab, did you mean «form»?',
      ],
      [
        'a type of action',
        { actions: [{ type: 'frm', name: 'masterdata' }] },
        'type of action «masterdata» is «frm», no type of action',
      ],
      [
        'two tabs of one name',
        { tabs: [form, form] },
        'tabs has «masterdata» twice, name one otherwise',
      ],
      [
        'two sections of one name',
        {
          tabs: [
            {
              ...form,
              sections: ['masterdata', 'masterdata'].map((name) => ({ name, fields: ['name'] })),
            },
          ],
        },
        'sections of tab «masterdata» has «masterdata» twice, name one otherwise',
      ],
      [
        'two views of one name',
        { views: [{ name: 'masterdata' }, { name: 'masterdata' }] },
        'views has «masterdata» twice, name one otherwise',
      ],
      [
        'a tab that a figure leads to',
        { figures: [{ number: 'frm' }] },
        'figures leads from «number» to «frm», no tab of this screen',
      ],
      [
        'an action that another asks with',
        { actions: [{ ...right.actions[0], then: { ask: 'clos' } }] },
        'then of action «close» asks «clos», no action of this screen, did you mean «close»?',
      ],
      [
        'an action that answers a question',
        {
          actions: [
            { ...right.actions[0], afterwards: { answers: ['clos'] } },
            { ...right.actions[0], name: 'clots' },
          ],
        },
        'afterwards of action «close» offers «clos», no other action of this screen, did you mean «clots»?',
      ],
    ])('%s', (_, wrong, sentence) => {
      expect(linesOf({ ...right, ...wrong } as WrittenScreen, text)).toEqual([
        `screens/things.ts:2: ${sentence}`,
      ]);
    });

    test('figures of a tab, and variables in a filter', () => {
      const chart = {
        name: 'turnover',
        schema: 'Row',
        list: '/rows',
        year: 'amount',
        month: 'amount',
        value: 'amount',
      };
      const charts = { type: 'charts', name: 'all', charts: [chart], figure: 'turnovr' };
      const views = [{ name: 'mine', filter: ['number=:ICHH', 'number<:HEUTE-7'] }];
      const lines = linesOf({ ...right, query: 'things', views, tabs: [charts] } as WrittenScreen);
      expect(lines).toEqual([
        'screens/things.ts:1: figure of tab «all» is «turnovr», no part of it, did you mean «turnover»?',
        'screens/things.ts:1: «number=:ICHH» names «:ICHH», no variable, did you mean «:ICH»?',
      ]);
    });

    test('a question without answers', () => {
      const silent = { ...right.actions[0], afterwards: { answers: [] } };
      const text = 'a\nafterwards: {}\n';
      expect(linesOf({ ...right, actions: [silent] } as WrittenScreen, text)).toEqual([
        'screens/things.ts:2: afterwards of action «close» offers no answer: name actions of this screen',
      ]);
    });

    test('no tabs', () => {
      expect(linesOf({ ...right, tabs: [] } as WrittenScreen)).toEqual([
        'screens/things.ts:1: screen things: give it at least one tab',
      ]);
    });

    test('the same name misspelt in several places is one mistake', () => {
      const wrong = { ...right, columns: ['nmae'], order: ['nmae'], figures: ['nmae'] };
      expect(linesOf(wrong as WrittenScreen)).toEqual([
        'screens/things.ts:1: columns names «nmae», no property of Thing, did you mean «name»?',
      ]);
    });
  });

  test('numbers and embedded screens', () => {
    const embedding = (by: string, list?: string) => ({
      ...right,
      name: 'houses',
      number: 110,
      tabs: [{ type: 'screen', screen: 'things', param: 'thingId', by, list }],
    });
    const linesWith = (...definitions: object[]) =>
      mistakeLines(
        screenMistakes(
          definitions.map((definition) => ({
            file: `screens/${(definition as WrittenScreen).name}.ts`,
            text: '',
            definition: definition as WrittenScreen,
          })),
          contract,
        ),
      );
    const things = { ...right, number: 120 };
    expect(linesWith(embedding('houseId'), things)).toEqual([]);
    expect(linesWith(embedding('flatId', '/flats/{flatId}/things'), things)).toEqual([]);
    expect(linesWith(embedding('hoseId'), { ...things, number: 110 })).toEqual([
      'screens/houses.ts:1: by of tab «things» names «hoseId», no property of Thing, did you mean «houseId»?',
      'screens/things.ts:1: number 110 is that of houses, too',
    ]);
  });

  test.each([
    ["columns: ['name'],", 'name'],
    ["filter: ['name=5']", 'name'],
    ["order: ['-name']", 'name'],
    ['name: 5,', 'name'],
  ])('the line that says it is found: %s', (line, name) => {
    expect(lineNaming(`a: 'rename', // the name\nusername: 5,\n${line}\n`, name)).toBe(3);
  });

  test('what a row opens is named too, and has to be there', () => {
    const rows = { type: 'list', name: 'rows', schema: 'Row', columns: ['amount'] };
    const opening = (schema: string, id: string) =>
      linesOf({ ...right, tabs: [{ ...rows, opens: { schema, id } }] } as WrittenScreen);
    expect(opening('Thing', 'amount')).toEqual([]);
    expect(opening('Thng', 'amount')).toEqual([
      'screens/things.ts:1: there is no schema «Thng», did you mean «Thing»?',
    ]);
    expect(opening('Thing', 'thingId')).toEqual([
      'screens/things.ts:1: opens names «thingId», no property of Row',
    ]);
  });

  describe('rows below several parents', () => {
    const rows = (list: string, record = `${list}/{id}`) => ({
      type: 'table',
      name: 'rows',
      schema: 'Row',
      api: { list, record },
      columns: ['amount'],
    });
    const path = '/houses/{houseId}/things/{thingId}/rows';
    const linesWith = (table: object, standalone = false) => {
      const houses = {
        ...right,
        name: 'houses',
        tabs: [{ type: 'screen', screen: 'things', param: 'thingId', by: 'houseId' }],
      };
      const things = { ...right, standalone, tabs: [table] };
      const text = `a\nlist: '${path}',\nlist: '${path.replace('houseId', 'hosueId')}',\n`;
      const sources = [houses, things].map((definition) => ({
        file: `screens/${definition.name}.ts`,
        text,
        definition: definition as WrittenScreen,
      }));
      return mistakeLines(screenMistakes(sources, contract));
    };

    test('are right where the records above fill their paths', () => {
      expect(linesWith(rows(path))).toEqual([]);
      expect(linesWith(rows(path, '/rows/{id}'))).toEqual([]);
      expect(linesWith(rows('/things/{thingId}/rows'), true)).toEqual([]);
    });

    test('name what nothing fills, and the nearest that something does', () => {
      const wrong = path.replace('houseId', 'hosueId');
      expect(linesWith(rows(wrong, `${path}/{id}`))).toEqual([
        `screens/things.ts:3: below houses nothing fills «hosueId» of ${wrong}, did you mean «houseId»?`,
      ]);
      expect(linesWith(rows(path, path.replace('thingId', 'thngId') + '/{id}'))).toEqual([
        `screens/things.ts:1: below houses nothing fills «thngId» of ${path.replace('thingId', 'thngId')}/{id}, did you mean «thingId»?`,
      ]);
    });

    test('are refused on each way that leads to them', () => {
      expect(linesWith(rows(path), true)).toEqual(
        [
          `screens/things.ts:2: where the screen stands alone nothing fills «houseId» of ${path}`,
          `screens/things.ts:1: where the screen stands alone nothing fills «houseId» of ${path}/{id}`,
        ].toSorted(),
      );
    });
  });

  test('a schema that does not exist', () => {
    expect(linesOf({ ...right, schema: 'Thng' })).toEqual([
      'screens/things.ts:1: there is no schema «Thng», did you mean «Thing»?',
    ]);
  });
});
