// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { addressFields } from '../../../../../schemas/fields/Address';
import addressSchema from '../../../../../schemas/generated/schemas/Address.json';
import * as addressValidators from '../../../../../schemas/generated/validators/Address';
import type { EntitySchema } from '../../../../../src/engine/application/entity-schema';
import type { EntityValidators } from '../../../../../src/engine/application/registry';
import { readCell } from '../../../../../src/engine/editing/copied/read-cell';
import { loadFieldEditing } from '../../../../../src/engine/editing/load-editing';
import { standardFieldTypes } from '../../../../../src/engine/fields';
import type { Field } from '../../../../../src/engine/fields/field';
import { judgeValues, parseRow } from '../../../../../src/engine/views/list/import/parse-rows';
import {
  groupKey,
  problemGroups,
  settleRow,
} from '../../../../../src/engine/views/list/import/settle-rows';
import { questionOf, spelled } from '../../../../../src/engine/views/list/import/spellings';
import { standardFields } from '../../../../support/standard-fields';

const lookups = { PaymentMethod: {}, DeliveryTerm: {}, PriceGroup: {}, User: {} };
const fields = standardFields(
  'Address',
  addressSchema as EntitySchema,
  addressFields.fields,
  lookups,
);
const of = (name: string) => fields[name] as Field;

beforeAll(() => loadFieldEditing(standardFieldTypes));

const columns = [
  'name1',
  'email',
  'telefon1',
  'plz',
  'lkz',
  'kreditlimit',
  'erstkontakt',
  'kundennr',
].map(of);
const options = {
  columns,
  read: (text: string, field: Field) =>
    readCell(text, field, {
      now: { day: '2026-06-30', time: '12:00' },
      choices: [],
      language: 'de',
    }),
  fields,
  validators: addressValidators as EntityValidators,
  updates: false,
};
const parse = (cells: readonly string[]) => parseRow({ line: 2, cells }, options);
const settle = (cells: readonly string[], refused: readonly string[] = [], key?: string) =>
  settleRow(parse(cells), {
    fields,
    key,
    refused: new Set(refused),
    judge: (values) => judgeValues(values, options),
  });

describe('what is wrong in a row', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing', ['Meier', 'a@b.de'], [], []],
    ['a mail', ['Meier', 'unbekannt'], ['email'], []],
    ['a mail and a telephone', ['Meier', 'unbekannt', 'nachfragen'], ['email', 'telefon1'], []],
    ['a postal code of another country', ['Meier', '', '', '1234', 'DE'], ['plz'], []],
    ['a country and its postal code', ['Meier', '', '', '1234', 'Atlantis'], ['lkz'], []],
    ['a figure', ['Meier', '', '', '', '', 'viel'], ['kreditlimit'], []],
    ['a day', ['Meier', '', '', '', '', '', '31.2.2026'], ['erstkontakt'], []],
    ['a number', ['Meier', '', '', '', '', '', '', 'K7'], ['kundennr'], []],
    ['an error of a formula', ['Meier', '#N/A', '#NV'], ['email', 'telefon1'], []],
    ['a column that was too narrow', ['Meier', '', '', '', '', '####'], ['kreditlimit'], []],
    ['a missing name', ['', 'unbekannt'], ['email'], ['name1']],
    ['an error of a formula for a name', ['#REF!', 'a@b.de'], [], ['name1']],
    ['a name that is too long', ['x'.repeat(51)], [], ['name1']],
  ])('is left empty where it may be: %s', (_, cells, left, problems) => {
    const row = settle(cells);
    expect([...row.left].sort()).toEqual(left);
    expect(Object.keys(row.problems)).toEqual(problems);
    for (const name of left) expect(row.values).not.toHaveProperty(name);
  });

  it('keeps its row away where that is wanted of its kind', () => {
    const [problem] = parse(['Meier', 'unbekannt']).problems.email ?? [];
    const key = groupKey('email', problem as never);
    const row = settle(['Meier', 'unbekannt', 'nachfragen'], [key]);
    expect([row.left, Object.keys(row.problems)]).toEqual([['telefon1'], ['email']]);
  });

  it('is never left empty in what records are recognised by', () => {
    expect(settle(['Meier', 'x', '', '', '', '', '', 'K7'], [], 'kundennr')).toMatchObject({
      left: ['email'],
      problems: { kundennr: expect.any(Array) },
    });
    expect(settle(['Meier', '', '', 'x'.repeat(11)], [], 'name1,plz').left).toEqual([]);
  });

  it('is counted by kind, the most frequent first', () => {
    const rows = [
      ['', 'x'],
      ['A', 'y'],
      ['B', '', 'z'],
      ['C', '#N/A'],
    ].map(parse);
    const groups = problemGroups(rows, { fields, key: undefined }, ({ values }, { name }) =>
      String(values[name] ?? ''),
    );
    expect(
      groups.map(({ field, rows: count, example, canLeave }) => [
        field.name,
        count,
        example,
        canLeave,
      ]),
    ).toEqual([
      ['email', 2, 'x', true],
      ['name1', 1, '', false],
      ['telefon1', 1, 'z', true],
      ['email', 1, '', true],
    ]);
  });
});

describe('the order of days in a column', () => {
  it.each<[string, string[], string | undefined, boolean]>([
    ['no impossible day', ['03/04/2024', '12/11/2024'], undefined, false],
    ['German days', ['31.12.2024', '29.02.2024'], undefined, false],
    ['month first', ['03/04/2024', '02/29/2024'], 'month-first', true],
    ['both', ['29/02/2024', '02/29/2024'], undefined, true],
    ['German ones beside month first', ['31.12.2024', '02/29/2024'], 'month-first', true],
    ['hyphens', ['02-29-2024'], 'month-first', true],
    ['dots', ['02.29.2024', '01.02.2024'], 'month-first', true],
    ['two digits of the year', ['2/29/24'], 'month-first', true],
    ['with a time', ['02/29/2024 08:30'], 'month-first', true],
    ['year first', ['2024-02-29', '2024/02/29'], undefined, false],
    ['no days', ['unbekannt', '13', '13/13/2024', ''], undefined, false],
  ])('is asked about: %s', (_, texts, found, isAsked) => {
    const question = questionOf(of('erstkontakt'), texts, 'de');
    expect([question !== undefined, question?.found]).toEqual([isAsked, found]);
  });

  it.each([
    ['02/29/2024', '29.02.2024'],
    ['3/4/24', '4.3.24'],
    ['31.12.2024', '31.12.2024'],
    ['2024/2/9', '2024-02-09'],
    ['2024.02.29', '2024-02-29'],
    ['unbekannt', 'unbekannt'],
  ])('is the one that was chosen: %s', (text, meant) => {
    const answer = { spelling: 'month-first', signs: '/' } as const;
    expect(spelled(text, of('erstkontakt'), answer)).toEqual({ text: meant });
  });
});

describe('the sign of a figure in a column', () => {
  it.each<[string, string[], string | undefined, boolean]>([
    ['one reading each', ['1.234,50', '1,5', '1000'], undefined, false],
    ['nothing else to go by', ['1.234', '5'], undefined, true],
    ['decimal commas', ['1.234', '2,50'], 'thousands', true],
    ['decimal points', ['1.234', '2.5'], 'decimal', true],
    ['both', ['1.234', '2.5', '2,5'], undefined, true],
    ['groups twice', ['1.234', '1.234.567'], 'thousands', true],
    ['both signs in one', ['1.234', '1.234,00'], 'thousands', true],
    ['a dash for no cents', ['1.234', '1.000,-'], 'thousands', true],
    ['a long dash for no cents', ['1.234', '1.000,–', '2,5'], 'thousands', true],
    ['a point before the dash', ['1.234', '5.–'], 'decimal', true],
    ['English ones', ['1.234', '1,234.00'], 'decimal', true],
    ['commas are decimal in German', ['1,234'], undefined, false],
    ['no figures', ['viel', ''], undefined, false],
    ['units', ['1.234 €', '99,95 €'], 'thousands', true],
  ])('is asked about: %s', (_, texts, found, isAsked) => {
    const question = questionOf(of('kreditlimit'), texts, 'de');
    expect([question !== undefined, question?.found]).toEqual([isAsked, found]);
  });

  it.each([
    ['1.234', 'thousands', { text: '1234', figures: 'de' }],
    ['1.234', 'decimal', { text: '1,23', figures: 'de' }],
    ['1.234,50', 'decimal', { text: '1.234,50' }],
    ['5', 'thousands', { text: '5' }],
    ['$ 1.234', 'thousands', { text: '1234 $', figures: 'de' }],
  ] as const)('is the one that was chosen: %s, %s', (text, spelling, meant) => {
    expect(spelled(text, of('kreditlimit'), { spelling, signs: '.' })).toEqual(meant);
  });

  it('is none of whole numbers and texts', () => {
    expect(questionOf(of('name1'), ['1.234'], 'de')).toBeUndefined();
    expect(questionOf(of('adressnummer'), ['1.234'], 'de')).toBeUndefined();
  });
});
