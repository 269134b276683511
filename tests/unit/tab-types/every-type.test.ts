import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as actionTypes from '../../../src/engine/action-types';
import * as actionNames from '../../../src/engine/action-types/names';
import { completeScreen } from '../../../src/engine/define/complete-screen';
import type { ScreenDefinition, TabDefinition } from '../../../src/engine/define/definition';
import type { NamingScope } from '../../../src/engine/define/named-fields';
import type { Registry } from '../../../src/engine/application/registry';
import { tabNamesOf } from '../../../src/engine/screens/names-of-types';
import * as tabTypes from '../../../src/engine/tab-types';
import * as tabNames from '../../../src/engine/tab-types/names';
import { isTabPermitted, tabTypeOf } from '../../../src/engine/screens/tab-type';

const when = () => true;
const written = [
  { type: 'form', name: 'form', sections: [{ name: 'head', fields: ['title'] }] },
  { type: 'screen', screen: 'rooms', param: 'roomId', by: 'houseId' },
  { type: 'screen', screen: 'bills', param: 'billId', by: 'houseId', list: '/houses/{id}/bills' },
  { type: 'table', name: 'steps', property: 'steps', columns: ['text'] },
  {
    type: 'table',
    name: 'doors',
    schema: 'Door',
    api: { list: '/houses/{houseId}/doors', record: '/doors/{id}' },
    columns: ['width'],
  },
  { type: 'list', name: 'visits', schema: 'Visit', list: '/visits', by: 'houseId', columns: [] },
  {
    type: 'tiers',
    name: 'tiers',
    schema: 'Tier',
    sources: ['/own-tiers', '/tiers'].map((list) => ({ list, when })),
    ...{ group: 'zone', quantity: 'q#', net: 'n#', gross: 'g#', surcharge: 's#', most: 1 },
    base: { net: 'net', gross: 'gross' },
  },
  { type: 'files', name: 'files', path: '/houses/{houseId}/files' },
  { type: 'bespoke', name: 'plan', part: 'plan', calls: ['GET /houses/{id}/plan'] },
  { type: 'gallery', name: 'images', path: '/houses/{houseId}/images' },
  {
    type: 'charts',
    name: 'charts',
    charts: ['/turnover', '/visitors'].map((list) => ({
      ...{ name: list, schema: 'Sum', list },
      ...{ year: 'year', month: 'month', value: 'sum' },
    })),
  },
  { type: 'timeline', name: 'timeline', of: [{ schema: 'Room', date: 'builtOn' }] },
  {
    type: 'day',
    name: 'day',
    ...{ schema: 'Visit', list: '/visits-of-day', rows: 'rows', by: 'day', columns: [] },
  },
  {
    type: 'breakdown',
    name: 'outlook',
    ...{ schema: 'Sum', list: '/outlook', by: 'houseId', count: 'number', sums: ['sum'] },
    charts: [{ name: 'floors', by: 'floor' }],
  },
  { type: 'cards', name: 'cards', schema: 'Sum', list: '/sums', opens: 'bills', cards: [] },
  {
    type: 'scanner',
    name: 'scan',
    codes: [{ name: 'door', schema: 'Door', list: '/doors', by: ['code'], fields: ['width'] }],
  },
  {
    type: 'signature',
    name: 'signature',
    schema: 'Signature',
    list: '/houses/{houseId}/signatures',
    call: 'POST /houses/{id}/signature',
    document: 'GET /houses/{id}/pdf',
  },
];
const house = completeScreen(
  {
    name: 'houses',
    schema: 'House',
    api: { list: '/houses', record: '/houses/{id}' },
    columns: ['title'],
    tabs: written,
  } as never,
  tabTypes,
) as ScreenDefinition;
const tabNamed = (name: string) => house.tabs.find((tab) => tab.name === name) as TabDefinition;
const registry = {
  tabTypes,
  entries: [{ name: 'rooms', schema: 'Room', standalone: true, calls: ['GET /rooms'] }],
} as unknown as Registry;

describe('every type of tab', () => {
  it('has a folder and a line, and so has every type of action', () => {
    const foldersIn = (folder: string) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      );
    expect(foldersIn('src/engine/tab-types').sort()).toEqual(Object.keys(tabTypes).sort());
    expect(foldersIn('src/engine/action-types').sort()).toEqual(Object.keys(actionTypes).sort());
    const naming = (folder: string) =>
      foldersIn(folder).filter((type) => existsSync(`${folder}/${type}/names.ts`));
    expect(naming('src/engine/tab-types').sort()).toEqual(Object.keys(tabNames).sort());
    expect(naming('src/engine/action-types').sort()).toEqual(Object.keys(actionNames).sort());
    expect([...new Set(written.map(({ type }) => type))].sort()).toEqual(
      Object.keys(tabTypes).sort(),
    );
  });

  it.each([
    ['form', []],
    ['rooms', ['/rooms']],
    ['bills', ['/houses/{id}/bills']],
    ['steps', []],
    ['doors', ['/houses/{houseId}/doors']],
    ['visits', ['/visits']],
    // Which of the two is asked depends on the record.
    ['tiers', ['/own-tiers', '/tiers']],
    ['files', ['/houses/{houseId}/files']],
    ['images', ['/houses/{houseId}/images']],
    ['cards', ['/sums']],
    ['outlook', ['/outlook']],
    ['timeline', ['/rooms']],
    ['scan', ['/doors']],
    ['signature', ['/houses/{houseId}/signatures']],
  ])('%s is for whoever may make its calls', (name, needed) => {
    const tab = tabNamed(name);
    const may = (paths: readonly string[]) =>
      isTabPermitted(tab, {
        registry,
        can: (call) => paths.some((path) => call === `GET ${path}`),
      });
    expect(may(needed)).toBe(true);
    for (const missing of needed) {
      expect(may(needed.filter((path) => path !== missing))).toBe(false);
    }
  });

  it('with several figures is for whoever may see one of them', () => {
    const may = (allowed: string) =>
      isTabPermitted(tabNamed('charts'), { registry, can: (call) => call === `GET ${allowed}` });
    expect([may('/turnover'), may('/visitors'), may('/sums')]).toEqual([true, true, false]);
  });

  it('says whether it can be shown of a record that does not exist yet', () => {
    const isForNew = (tab: TabDefinition) => tabTypeOf(registry, tab).isForNew?.(tab) ?? false;
    expect(house.tabs.filter(isForNew).map(({ name }) => name)).toEqual(['form', 'steps']);
  });

  it('names its fields, with the schema that they are of', () => {
    const scope: NamingScope = {
      screen: house,
      tables: {
        answers: {},
        bodies: { 'POST /houses/{id}/signature': 'Signing' },
        queries: { 'GET /visits': 'VisitQuery', 'GET /outlook': 'VisitQuery' },
        rows: { 'House.steps': 'Step' },
        titles: { Door: ['code'] },
        lists: {},
        whole: [],
      },
      fieldsOf: (schema) =>
        ({
          VisitQuery: ['houseId', 'year'],
          Signature: ['name', 'zeitpunkt', 'bild'],
          Signing: ['name', 'grund', 'dokumentHash'],
        })[schema ?? ''] ?? [],
    };
    const fieldsOf = (name: string) => {
      const tab = tabNamed(name);
      return (tabNamesOf({ tabNames }, tab).fields?.(tab, scope) ?? []).flatMap(
        ({ schema, names }) => names.map((field) => `${schema}.${field}`),
      );
    };
    expect(fieldsOf('form')).toEqual(['House.title']);
    expect(fieldsOf('steps')).toEqual(['Step.text']);
    expect(fieldsOf('doors')).toEqual(['Door.width']);
    // The record answers for its own parameter.
    expect(fieldsOf('visits')).toEqual(['VisitQuery.year']);
    expect(fieldsOf('tiers')).toEqual([
      'Tier.zone',
      'Tier.q1',
      'Tier.n1',
      'Tier.g1',
      'Tier.s1',
      'House.net',
      'House.gross',
    ]);
    // As far as they are read or asked for in words.
    expect(fieldsOf('signature')).toEqual([
      ...['Signature.name', 'Signature.zeitpunkt'],
      ...['Signing.name', 'Signing.grund'],
    ]);
    expect(fieldsOf('outlook')).toEqual(['Sum.number', 'Sum.sum', 'Sum.floor', 'VisitQuery.year']);
    expect(fieldsOf('timeline')).toEqual(['Room.builtOn']);
    expect(fieldsOf('scan')).toEqual(['Door.code', 'Door.code', 'Door.width']);
  });

  it('that is not registered is refused, by name', () => {
    expect(() =>
      completeScreen({ name: 'houses', tabs: [{ type: 'map', name: 'map' }] } as never, tabTypes),
    ).toThrow('screen houses: there is no type of tab «map»');
  });
});
