// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  actionTypeMistakes,
  cellTypeMistakes,
  fieldTypeMistakes,
  tabTypeMistakes,
} from 'kontor/testing';
import { readTypes } from '../../scripts/reference/described-types';
import { describedFieldTypes, fieldSources } from '../../scripts/reference/fields-reference';
import { fieldsOf } from '../../src/engine/fields/fields-of';
import type { RegisteredTypes } from '../../compiler/application/registered-types';
import { screenDefinitions } from '../../compiler/application/screen-definitions';
import type { AnyDefinition, TabDefinition } from '../../src/engine/define/definition';
import type { NamingScope } from '../../src/engine/define/named-fields';
import { actionNamesOf, tabNamesOf } from '../../src/engine/screens/names-of-types';
import { numberComparison } from '../../src/engine/fields/comparisons/number';
import type { CellType } from '../../src/engine/fields/cell-type';
import type { FieldType } from '../../src/engine/fields/field-type';
import * as cells from '../fixtures/gadgets/page/cells';
import { fieldTypes } from '../fixtures/gadgets/page/field-types';
import * as contract from '../fixtures/gadgets/page/schemas/generated/contract';

/** The engine's types and the playground's own pass the same checks. */
const folder = 'tests/fixtures/gadgets/page';

// Views and widgets are loaded whole, with what they draw with.

const samples: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true, false],
  country: ['DE'],
  date: ['2026-06-30'],
  dateTime: ['2026-06-30T12:00:00.000Z'],
  duration: [95],
  entries: [['a', 'b']],
  enumeration: ['NEW'],
  image: [7],
  integer: [0, 12],
  list: [['QUIET']],
  localDateTime: ['2026-06-30T09:30'],
  money: [0, 1234.5, -1],
  number: [1.5],
  object: [{ street: 'Dock Road 1', city: 'Hull' }],
  percent: [12.5],
  quantity: [3],
  reference: [7],
  rows: [[{ name: 'a' }]],
  temperature: [-18.5, 0],
  time: ['08:15'],
  tone: ['teal'],
};

describe('types of fields', () => {
  const described = describedFieldTypes(readTypes(fieldSources()));
  const own = { name: 'temperature', example: '{ type: number, format: temperature }' };

  it.each([...described, own])('$name', async ({ name, example }) => {
    const type = fieldTypes.find((one) => one.name === name);
    if (!type) throw new Error(`there is no type «${name}»`);
    const values = samples[name] ?? ['a text'];
    const trial = {
      types: fieldTypes,
      property: parse(example),
      values,
      lookups: ['Gadget', 'country'],
    };
    expect(await fieldTypeMistakes(type, trial)).toEqual([]);
  });

  it('that are wrong are told', async () => {
    const wrong: FieldType = {
      name: 'wrong',
      fits: () => 99,
      format: () => () => '',
      comparison: { ...numberComparison, operators: [] },
      link: { href: (value) => value },
      loadEditing: () => Promise.resolve({} as never),
    };
    const trial = { types: [wrong, ...fieldTypes], property: { type: 'number' }, values: [1] };
    const said = (await fieldTypeMistakes(wrong, trial)).join('\n');
    for (const what of ['reads as nothing', 'ask nothing', 'runs code', 'no widget'])
      expect(said).toContain(what);
    const twice = { ...trial, types: [...fieldTypes, wrong, wrong] };
    expect(await fieldTypeMistakes(wrong, twice)).toEqual([expect.stringContaining('not its own')]);
  });
});

describe('cells', () => {
  const property = { type: 'number', format: 'temperature' };
  const trial = { types: fieldTypes, property, values: [-18.5, 0, 4, 99] };

  it('of the playground pass', () => {
    expect(Object.keys(cells)).toEqual(['thermometer']);
    expect(cellTypeMistakes(cells.thermometer, trial)).toEqual([]);
  });

  it.each<[string, CellType['draw']]>([
    [
      'cannot be drawn',
      () =>
        ({ value }) =>
          (value as number).toFixed(),
    ],
    [
      'without its text',
      (cell) =>
        ({ value }) =>
          cell.replaceChildren(String(Number(value) > 0)),
    ],
    [
      'what is empty shows',
      (cell) =>
        ({ text }) =>
          cell.replaceChildren(text || '–'),
    ],
    [
      'showed another value before',
      (cell) =>
        ({ text }) =>
          cell.append(text),
    ],
    [
      'becomes markup',
      (cell) =>
        ({ text }) =>
          void (cell.innerHTML = text),
    ],
    [
      'takes the focus',
      (cell) => {
        const button = cell.appendChild(document.createElement('button'));
        return ({ text }) => void (button.textContent = text);
      },
    ],
  ])('that are wrong are told: %s', (what, draw) => {
    expect(cellTypeMistakes({ draw }, trial).join('\n')).toContain(what);
  });

  it('leave to the type what they do not say', () => {
    const entity = { properties: { kuehlung: property, waerme: property } };
    const fields = fieldsOf(
      'Exhibit',
      entity,
      { kuehlung: { cell: 'thermometer' } },
      {},
      fieldTypes,
      cells,
    );
    expect(fields.kuehlung?.type).toMatchObject({ ...fields.waerme?.type, ...cells.thermometer });
    expect(fields.waerme?.type.draw).toBeUndefined();
  });
});

describe('types of tabs and actions', () => {
  let definitions: readonly AnyDefinition[] = [];
  let types: RegisteredTypes;
  beforeAll(async () => {
    // By a name that the compiler does not follow: the product's own definitions know none of the playground's types.
    const listed = (name: string) => import(resolve(folder, name)) as Promise<never>;
    types = {
      tabTypes: await listed('tab-types/index.ts'),
      actionTypes: await listed('action-types/index.ts'),
      tabNames: await listed('tab-types/names.ts'),
      actionNames: await listed('action-types/names.ts'),
    };
    definitions = await screenDefinitions(`${folder}/screens`, types);
  });
  const fieldNames = (schema: string | undefined): string[] => {
    const file = `${folder}/schemas/generated/schemas/${schema}.json`;
    return Object.keys(
      (JSON.parse(readFileSync(file, 'utf8')) as { properties: object }).properties,
    );
  };
  const scopeOf = (screen: AnyDefinition): NamingScope => ({
    screen,
    tables: contract as unknown as NamingScope['tables'],
    fieldsOf: (schema) => (schema === undefined ? [] : fieldNames(schema)),
  });
  const operations = Object.keys(contract.rights);

  it('of tabs pass, each on every tab of the playground', async () => {
    for (const screen of definitions) {
      for (const tab of screen.tabs) {
        const type = types.tabTypes[tab.type as keyof typeof types.tabTypes];
        expect(
          await tabTypeMistakes(
            type as never,
            tab,
            { operations, scope: scopeOf(screen) },
            tabNamesOf(types, tab),
          ),
        ).toEqual([]);
      }
    }
  });

  it('of actions pass, each on every action of the playground', async () => {
    for (const screen of definitions) {
      for (const action of 'actions' in screen ? screen.actions : []) {
        const type = types.actionTypes[action.type as keyof typeof types.actionTypes];
        const given = { operations, scope: scopeOf(screen) };
        const names = actionNamesOf(types, action);
        expect(await actionTypeMistakes(type as never, action, { id: 1 }, given, names)).toEqual(
          [],
        );
      }
    }
  });

  it('that are wrong are told', async () => {
    const [screen] = definitions;
    if (!screen) throw new Error('there are no screens');
    const given = { operations, scope: scopeOf(screen) };
    const tab = { type: 'wrong', name: 'wrong' } as unknown as TabDefinition;
    const wrongTab = {
      calls: () => ['GET /nowhere'],
      complete: (one: TabDefinition) => ({ ...one, name: `${one.name}!` }),
      view: () => Promise.resolve({} as never),
    };
    const names = {
      fields: () => [{ as: 'fields', schema: 'Gadget', names: ['nothing'] }],
    };
    const said = (await tabTypeMistakes(wrongTab as never, tab, given, names)).join('\n');
    for (const what of ['twice', 'no GET /nowhere', 'no «nothing»', 'no Content'])
      expect(said).toContain(what);
    const wrongAction = { isPermitted: () => 'yes', asks: () => true };
    const told = await actionTypeMistakes(wrongAction as never, tab as never, {}, given);
    expect(told.join('\n')).toMatch(/neither runs nor asks[^]*no dialog[^]*neither yes nor no/);
  });
});
