// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import headings from '../../../../../locales/de/headings.json';
import { addressFields } from '../../../../../schemas/fields/Address';
import addressSchema from '../../../../../schemas/generated/schemas/Address.json';
import personSchema from '../../../../../schemas/generated/schemas/ContactPerson.json';
import * as personValidators from '../../../../../schemas/generated/validators/ContactPerson';
import type { Engine } from '../../../../../src/engine/application/context';
import type { EntitySchema } from '../../../../../src/engine/application/entity-schema';
import type { EntityValidators, Registry } from '../../../../../src/engine/application/registry';
import { readCell } from '../../../../../src/engine/editing/copied/read-cell';
import { loadFieldEditing } from '../../../../../src/engine/editing/load-editing';
import { standardFieldTypes } from '../../../../../src/engine/fields';
import type { Field } from '../../../../../src/engine/fields/field';
import type { Place } from '../../../../../src/engine/screens/place';
import {
  partsPlace,
  type ImportPlace,
} from '../../../../../src/engine/views/list/import/import-place';
import { listPathOf } from '../../../../../src/engine/views/list/import/list-path';
import { mayImport, partsToImport } from '../../../../../src/engine/views/list/import/may-import';
import { namedParent } from '../../../../../src/engine/views/list/import/named-parent';
import { parentHeadings } from '../../../../../src/engine/views/list/import/other-headings';
import { judgeValues, parseRow } from '../../../../../src/engine/views/list/import/parse-rows';
import { settleRow } from '../../../../../src/engine/views/list/import/settle-rows';
import { standardFields } from '../../../../support/standard-fields';

const references = { PaymentMethod: {}, DeliveryTerm: {}, PriceGroup: {}, User: {}, Address: {} };
const lookups = {
  Address: { path: '/stammdaten/adressen', value: 'id', title: ['name1'], screen: 'addresses' },
} as unknown as Registry['lookups'];
const persons = {
  list: '/stammdaten/ansprechpartner',
  record: '/stammdaten/ansprechpartner/{id}',
  create: '/stammdaten/adressen/{adresseId}/ansprechpartner',
};

const tab = (screen: string, by: string) => ({ type: 'screen', name: screen, screen, by });
const whole = {
  definition: {
    name: 'addresses',
    schema: 'Address',
    api: { create: '/stammdaten/adressen', list: '/stammdaten/adressen' },
    tabs: [tab('activities', 'adresseId'), tab('persons', 'adresseId'), tab('deep', 'adresseId')],
  },
  title: ['name1', 'name2'],
  fields: standardFields(
    'Address',
    addressSchema as EntitySchema,
    addressFields.fields,
    references,
  ),
  params: {},
} as unknown as Place;
const part = {
  definition: { name: 'persons', schema: 'ContactPerson', api: persons, tabs: [] },
  title: ['vorname', 'name'],
  fields: standardFields('ContactPerson', personSchema as EntitySchema, {}, references),
  params: {},
  partOf: 'adresseId',
} as unknown as Place;
const registry = {
  entries: [
    { name: 'activities', create: '/crm/aktivitaeten' },
    { name: 'persons', create: persons.create },
    { name: 'deep', create: '/stammdaten/adressen/{adresseId}/preise/{preisId}/stufen' },
  ],
  tabTypes: { screen: { embeds: (one: unknown) => one } },
} as unknown as Registry;
const engine = (...rights: string[]) =>
  ({ registry, can: (asked) => rights.includes(asked) }) as Pick<Engine, 'registry' | 'can'>;

const begin = 'POST /system/importe';
const texts = { lookups, one: 'Adresse', labelOf: ({ name }: Field) => name };
const { above, fields } = madePlace();

function madePlace() {
  const { above: of, fields: all } = partsPlace(part, whole, texts) ?? ({ ...part } as ImportPlace);
  if (!of) throw new Error('persons are no parts of addresses');
  return { above: of, fields: all };
}

describe('parts of records', () => {
  it('are offered where they are created below the record alone, by the rights to do so', () => {
    const create = `POST ${persons.create}`;
    const names = (...rights: string[]) =>
      partsToImport(whole, engine(...rights)).map(({ entry }) => entry.name);
    expect(names(begin, create, 'POST /crm/aktivitaeten')).toEqual(['persons']);
    expect(names(begin)).toEqual([]);
    expect(names(create)).toEqual([]);
    expect(mayImport(whole, engine(begin, create))).toBe(true);
    expect(mayImport(whole, engine(begin))).toBe(false);
    const within = { ...whole, parent: { place: whole, id: 1 } };
    expect(partsToImport(within, engine(begin, create))).toEqual([]);
  });

  it('go to the list of all of them, or below the record where the place says it', () => {
    expect(listPathOf(part)).toBe('/stammdaten/ansprechpartner');
    expect(listPathOf({ ...part, params: { adresseId: 5 } })).toBe(
      '/stammdaten/adressen/5/ansprechpartner',
    );
  });

  it('have a column for each field by which their record is known, numbers first', () => {
    expect(above.naming.map(({ field, by }) => [field.given, by?.name])).toEqual([
      ['Adresse: adressnummer', 'adressnummer'],
      ['Adresse: kundennr', 'kundennr'],
      ['Adresse: lieferantennummer', 'lieferantennummer'],
      ['Adresse: name1', 'name1'],
      ['Adresse', undefined],
    ]);
    expect(Object.keys(fields)).toContain('adresseId:kundennr');
    const elsewhere = { ...whole, definition: { ...whole.definition, schema: 'Product' } };
    expect(partsPlace(part, elsewhere, texts)).toBeUndefined();
    const { partOf: _, ...free } = part;
    expect(partsPlace(free, whole, texts)).toBeUndefined();
  });
});

describe('headings', () => {
  const labels: Record<string, string> = { adresseId: 'Adresse', adressnummer: 'Adressnummer' };
  const ofAddress: Record<string, string> = headings.Address;
  const find = parentHeadings(above, {
    fields,
    labelOf: ({ name }) => labels[name] ?? name,
    wordsOf: ({ name }) => ofAddress[name] ?? '',
  });

  it.each([
    ['Kd-Nr.', 'adresseId:kundennr'],
    ['Kunden-Nr.', 'adresseId:kundennr'],
    ['Firma', 'adresseId:name1'],
    ['Unternehmen', 'adresseId:name1'],
    ['Company', 'adresseId:name1'],
    ['Adressnummer', 'adresseId:adressnummer'],
    ['Adresse', 'adresseId:'],
    ['Adresse: kundennr', 'adresseId:kundennr'],
    ['Lieferanten-Nr.', 'adresseId:lieferantennummer'],
    ['Vorname', undefined],
  ])('name the record of a row: %s', (heading, name) => {
    expect(find(heading)).toBe(name);
  });
});

describe('what a row belongs to', () => {
  const cell = (name: string, text: string, value?: number) => ({ name, text, value });
  const [required, unknown, other] = ['required', 'notOneRecord', 'otherRecord'];

  it.each<[string, Parameters<typeof namedParent>[0], unknown]>([
    ['the only column', [cell('a', '7', 7)], 7],
    ['the surest', [cell('a', '7', 7), cell('b', 'Meier')], 7],
    ['a further one', [cell('a', ''), cell('b', 'Meier', 8)], 8],
    ['two that agree', [cell('a', '7', 7), cell('b', 'Meier', 7)], 7],
    ['two that do not', [cell('a', '7', 7), cell('b', 'Meier', 8)], ['b', other]],
    ['a number that nobody has', [cell('a', '9'), cell('b', 'Meier', 8)], ['a', unknown]],
    ['a name that several have', [cell('b', 'Meier')], ['b', unknown]],
    ['empty cells', [cell('a', ''), cell('b', '')], ['a', required]],
    ['no column at all', [], ['z', required]],
  ])('is said by %s', (_, cells, expected) => {
    const found = namedParent(cells, 'z');
    expect('value' in found ? found.value : [found.name, found.problem.key.split(':')[1]]).toEqual(
      expected,
    );
  });

  beforeAll(() => loadFieldEditing(standardFieldTypes));

  const known = new Map<string, number>([
    ['adresseId:kundennr 10001', 41],
    ['adresseId:name1 Meier', 42],
  ]);
  const options = {
    columns: ['adresseId:kundennr', 'adresseId:name1', 'vorname', 'name', 'email'].map(
      (name) => fields[name],
    ),
    read: (text: string, field: Field) =>
      field.name.includes(':')
        ? known.get(`${field.name} ${text}`)
        : readCell(text, field, {
            now: { day: '2026-06-30', time: '12:00' },
            choices: [],
            language: 'de',
          }),
    fields,
    validators: personValidators as EntityValidators,
    updates: false,
    above,
  };
  const parse = (...cells: string[]) => parseRow({ line: 2, cells }, options);

  it('goes along with the row, which is judged as the form would', () => {
    expect(parse('10001', '', 'Eva', 'Berg', '')).toEqual({
      line: 2,
      values: { adresseId: 41, vorname: 'Eva', name: 'Berg' },
      problems: {},
    });
    expect(parse('', 'Meier', '', 'Berg', '').values).toEqual({ adresseId: 42, name: 'Berg' });
    expect(Object.keys(parse('10001', '', 'Eva', '', '').problems)).toEqual(['name']);
  });

  it('keeps the row away where it is missing or unclear, whatever else is left empty', () => {
    const settle = (...cells: string[]) =>
      settleRow(parse(...cells), {
        fields,
        key: 'vorname,name',
        refused: new Set(),
        judge: (values) => judgeValues(values, options),
      });
    const problemsOf = ({ problems }: ReturnType<typeof settle>) =>
      Object.entries(problems).map(([name, [problem]]) => `${name} ${problem?.key}`);
    const wrong = settle('99999', 'Meier', 'Eva', 'Berg', 'keine');
    expect(problemsOf(wrong)).toEqual(['adresseId:kundennr problems:notOneRecord']);
    expect(wrong.left).toEqual(['email']);
    expect(problemsOf(settle('', '', 'Eva', 'Berg', ''))).toEqual([
      'adresseId:kundennr problems:required',
    ]);
    expect(problemsOf(settle('#NV', 'Meier', 'Eva', 'Berg', ''))).toEqual([
      'adresseId:kundennr problems:formulaError',
    ]);
    expect(settle('10001', '', 'Eva', 'Berg', 'keine')).toMatchObject({
      values: { adresseId: 41, vorname: 'Eva', name: 'Berg' },
      problems: {},
      left: ['email'],
    });
  });
});
