// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import headings from '../../../../../locales/de/headings.json';
import { addressFields } from '../../../../../schemas/fields/Address';
import addressSchema from '../../../../../schemas/generated/schemas/Address.json';
import personSchema from '../../../../../schemas/generated/schemas/ContactPerson.json';
import * as addressValidators from '../../../../../schemas/generated/validators/Address';
import * as personValidators from '../../../../../schemas/generated/validators/ContactPerson';
import type { EntitySchema } from '../../../../../src/engine/application/entity-schema';
import type { EntityValidators } from '../../../../../src/engine/application/registry';
import { readCell } from '../../../../../src/engine/editing/copied/read-cell';
import { loadFieldEditing } from '../../../../../src/engine/editing/load-editing';
import { standardFieldTypes } from '../../../../../src/engine/fields';
import type { Field } from '../../../../../src/engine/fields/field';
import type { Place } from '../../../../../src/engine/screens/place';
import { batchesOf } from '../../../../../src/engine/views/list/import/batches';
import {
  broughtPart,
  valuesApart,
  withoutLoneParts,
} from '../../../../../src/engine/views/list/import/brought-parts';
import { withParts } from '../../../../../src/engine/views/list/import/import-place';
import { partHeadings } from '../../../../../src/engine/views/list/import/other-headings';
import { judgeValues, parseRow } from '../../../../../src/engine/views/list/import/parse-rows';
import { settleRow } from '../../../../../src/engine/views/list/import/settle-rows';
import { standardFields } from '../../../../support/standard-fields';

const references = { PaymentMethod: {}, DeliveryTerm: {}, PriceGroup: {}, User: {}, Address: {} };
const addresses = {
  fields: standardFields(
    'Address',
    addressSchema as EntitySchema,
    addressFields.fields,
    references,
  ),
} as unknown as Place;
const persons = {
  definition: {
    name: 'persons',
    schema: 'ContactPerson',
    api: { list: '/stammdaten/ansprechpartner' },
  },
  fields: standardFields('ContactPerson', personSchema as EntitySchema, {}, references),
} as unknown as Place;
const part = broughtPart(persons, {
  one: 'Ansprechpartner',
  labelOf: ({ name }) => name,
  can: () => true,
});
const place = withParts(addresses, [part]);

beforeAll(() => loadFieldEditing(standardFieldTypes));

const options = {
  columns: ['name1', 'email', 'persons:vorname', 'persons:name', 'persons:email'].map(
    (name) => place.fields[name],
  ),
  read: (text: string, field: Field) =>
    readCell(text, field, {
      now: { day: '2026-06-30', time: '12:00' },
      choices: [],
      language: 'de',
    }),
  fields: place.fields,
  validators: addressValidators as EntityValidators,
  updates: false,
  parts: [{ part, validators: personValidators as EntityValidators }],
};
const settle = (cells: readonly string[], refused: readonly string[] = []) =>
  settleRow(parseRow({ line: 2, cells }, options), {
    fields: place.fields,
    key: 'name1',
    refused: new Set(refused),
    judge: (values) => judgeValues(values, options),
  });

describe('a part that a row brings along', () => {
  it('has a column for each of its fields, none for what it is a part of', () => {
    const names = part.columns.map(({ field }) => field.name);
    expect(names).toEqual(expect.arrayContaining(['persons:name', 'persons:telefon']));
    expect(names).not.toContain('persons:adresseId');
    expect(place.fields['persons:name']).toMatchObject({
      given: 'Ansprechpartner: name',
      required: false,
    });
  });

  it('is sent apart from its record, if the row says anything of it', () => {
    const { values } = settle(['Muster', 'a@b.de', 'Eva', 'Berg', '']);
    expect(valuesApart(values, [part])).toEqual({
      own: { name1: 'Muster', email: 'a@b.de' },
      brought: [
        {
          name: 'persons',
          list: '/stammdaten/ansprechpartner',
          values: { vorname: 'Eva', name: 'Berg' },
        },
      ],
    });
    const without = settle(['Muster', '', '', '', '']);
    expect(without.problems).toEqual({});
    expect(valuesApart(without.values, [part])).toEqual({ own: { name1: 'Muster' }, brought: [] });
  });

  it.each<[string, string[], string[]]>([
    ['nothing', ['Muster', '', 'Eva', 'Berg', 'eva@b.de'], []],
    ['its mail', ['Muster', '', 'Eva', 'Berg', 'keine'], ['persons:email']],
    [
      'all of it without a name',
      ['Muster', '', 'Eva', '', 'eva@b.de'],
      ['persons:email', 'persons:vorname'],
    ],
    [
      'all of it with an impossible name',
      ['Muster', '', 'Eva', 'x'.repeat(51), ''],
      ['persons:name', 'persons:vorname'],
    ],
    [
      'all of it with an error for a name',
      ['Muster', '', 'Eva', '#NV', ''],
      ['persons:name', 'persons:vorname'],
    ],
    ['only what is wrong in the record', ['Muster', 'keine', 'Eva', 'Berg', ''], ['email']],
  ])('loses %s, and its record nothing', (_, cells, left) => {
    const row = settle(cells);
    expect([...row.left].sort()).toEqual(left);
    expect(row.problems).toEqual({});
    expect(row.values.name1).toBe('Muster');
  });

  it('keeps its row away where that is wanted, and says what is missing', () => {
    const row = settle(['Muster', '', 'Eva', '', ''], ['persons:vorname problems:partWithout']);
    expect(row.problems).toEqual({
      'persons:vorname': [
        { key: 'problems:partWithout', params: { missing: 'Ansprechpartner: name' } },
      ],
    });
  });

  it('is found by headings only together with what each has', () => {
    const chosen =
      (...columns: number[]) =>
      (column: number) =>
        columns.includes(column);
    const names = ['name1', 'persons:vorname', 'persons:position', undefined];
    expect(withoutLoneParts(names, [part], chosen())).toEqual([
      'name1',
      undefined,
      undefined,
      undefined,
    ]);
    expect(withoutLoneParts(names, [part], chosen(1))[1]).toBe('persons:vorname');
    const whole = [...names, 'persons:name'];
    expect(withoutLoneParts(whole, [part], chosen())).toEqual(whole);
  });

  it('counts in a call as its record does', () => {
    const rows = (count: number, brought: number) =>
      Array.from({ length: count }, (_, line) => ({
        line,
        values: {},
        brought: Array.from({ length: brought }, () => ({ name: 'p', list: '/p', values: {} })),
      }));
    const sizes = (...of: [number, number]) => batchesOf(rows(...of)).map(({ length }) => length);
    expect(sizes(31, 0)).toEqual([30, 1]);
    expect(sizes(31, 1)).toEqual([15, 15, 1]);
    expect(sizes(9, 2)).toEqual([9]);
    expect(sizes(11, 2)).toEqual([10, 1]);
  });
});

describe('headings', () => {
  const words = (file: Record<string, Record<string, string>>, { schema, name }: Field) =>
    file[schema]?.[name] ?? file.all?.[name] ?? '';
  const texts = {
    fields: place.fields,
    labelOf: ({ name }: Field) => ({ name: 'Nachname', kundennr: 'Kundennummer' })[name] ?? name,
    wordsOf: (field: Field) => words(headings, field),
  };

  it.each([
    ['Nachname', 'persons:name'],
    ['Vorname', 'persons:vorname'],
    ['Ansprechpartner: Nachname', 'persons:name'],
    ['Telefon des Ansprechpartners', 'persons:telefon'],
    ['Tel. Ansprechpartner', 'persons:telefon'],
    ['AP E-Mail', 'persons:email'],
    ['Kontakt-Mail', 'persons:email'],
    ['AP-Name', 'persons:name'],
    ['Contact Phone', 'persons:telefon'],
    ['Funktion', 'persons:position'],
    ['Ansprechpartner', undefined],
    ['Firma', undefined],
  ])('name a column of a part: %s', (heading, name) => {
    const calledOf = () => headings.ContactPerson.called;
    expect(partHeadings([part], { ...texts, calledOf })(heading)).toBe(name);
  });
});
