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
import { batchesOf } from '../../../../../src/engine/views/list/import/batches';
import {
  columnKeys,
  fieldsOfColumns,
  headingFinder,
  isImportable,
  keyChoices,
  keyFields,
  usualKey,
} from '../../../../../src/engine/views/list/import/column-fields';
import { countsOf } from '../../../../../src/engine/views/list/import/outcome-counts';
import { parseRow, type ParsedRow } from '../../../../../src/engine/views/list/import/parse-rows';
import { refusedCsv } from '../../../../../src/engine/views/list/import/refused-csv';
import { sendBatches } from '../../../../../src/engine/views/list/import/send-batches';
import { standardFields } from '../../../../support/standard-fields';

const lookups = { PaymentMethod: {}, DeliveryTerm: {}, PriceGroup: {}, User: {} };
const fields = standardFields(
  'Address',
  addressSchema as EntitySchema,
  addressFields.fields,
  lookups,
);
const labels: Record<string, string> = { name1: 'Name', kundennr: 'Kunden-Nr.', ort: 'Ort' };
const labelOf = ({ name }: Field) => labels[name] ?? name;
const all = () => true;
const names = Object.values(fields)
  .filter((field) => isImportable(field, all))
  .map(({ name }) => name);
const of = (...wanted: string[]) => wanted.map((name) => fields[name] as Field);

beforeAll(() => loadFieldEditing(standardFieldTypes));

describe('columns', () => {
  const words: Record<string, string> = {
    plz: 'Postleitzahl | Zip',
    name1: 'Firma | Kunde',
    ort: 'Name',
  };
  const wordsOf = ({ name }: Field) => words[name] ?? '';
  const known = { fieldOf: headingFinder({ fields, names, labelOf, wordsOf }), names };

  it('say the fields that are labelled or named so, each once', () => {
    const columns = ['kundennr', 'NAME *', 'Name', 'Ort', 'Sonstiges', ''];
    expect(fieldsOfColumns(columns, {}, known)).toEqual([
      'kundennr',
      'name1',
      undefined,
      'ort',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['Firma', 'name1'],
    ['KUNDE:', 'name1'],
    ['Zip', 'plz'],
    ['Postleitzahl', 'plz'],
    ['plz', 'plz'],
    ['Kunden-Nr', 'kundennr'],
    // A label is more than a word for another field.
    ['Name', 'name1'],
    ['Ort *', 'ort'],
    ['Firma (EUR)', 'name1'],
    ['Zip in %', 'plz'],
    ['Firma EUR', 'name1'],
    ['FirmaEUR', undefined],
    ['Zippy', undefined],
    ['', undefined],
    ['-', undefined],
  ])('are known by other words: %j', (column, field) => {
    expect(fieldsOfColumns([column], {}, known)).toEqual([field]);
  });

  it('that are called the same, or nothing, have a choice each', () => {
    const columns = ['Name', 'Name', '', 'Name', ''];
    expect(columnKeys(columns)).toEqual(['Name', 'Name (2)', '#3', 'Name (3)', '#5']);
    const chosen = { 'Name (2)': 'name2', '#3': 'ort', 'Name (3)': null, '#5': 'name2' };
    expect(fieldsOfColumns(columns, chosen, known)).toEqual([
      'name1',
      'name2',
      'ort',
      undefined,
      undefined,
    ]);
  });

  it('say what was chosen before, also nothing', () => {
    const chosen = { Ort: null, Sonstiges: 's01', Weg: 'gone', constructor: 'x' };
    expect(fieldsOfColumns(['Ort', 'Sonstiges', 'Weg'], chosen, known)).toEqual([
      undefined,
      's01',
      undefined,
    ]);
  });

  it('say what is typed, and numbers that records are known by', () => {
    expect(names).toEqual(expect.arrayContaining(['name1', 'adressnummer', 'zahlart']));
    expect(names).not.toEqual(expect.arrayContaining(['opvBetrag']));
    expect(names).not.toContain('gfxid');
    expect(names).not.toContain('ProtokollBemerkung');
  });

  it('recognise records by what is unique first', () => {
    const found = keyFields(of('name1', 'kundennr', 'gesperrt', 'adressnummer'));
    expect(found.map(({ name }) => name)).toEqual(['adressnummer', 'kundennr', 'name1']);
    const choices = (...columns: string[]) =>
      keyChoices(of(...columns), [['ustId'], ['name1', 'plz']]);
    expect(usualKey(choices('name1', 'kundennr'))).toBe('kundennr');
    expect(usualKey(choices('name1', 'ort'))).toBeUndefined();
    expect(usualKey(choices('name1', 'plz'))).toBe('name1,plz');
    expect(choices('ort', 'plz', 'kundennr', 'name1').map(({ value }) => value)).toEqual([
      'kundennr',
      'plz,name1',
      'ort',
      'plz',
      'name1',
    ]);
  });
});

describe('a row', () => {
  const columns = of('adressnummer', 'name1', 'kundennr', 'kreditlimit', 'gesperrt', 'erstkontakt');
  const read = (text: string, field: Field) =>
    readCell(text, field, {
      now: { day: '2026-06-30', time: '12:00' },
      choices: [],
      language: 'de',
    });
  const parse = (cells: readonly string[], updates = false) =>
    parseRow(
      { line: 2, cells },
      { columns, read, fields, validators: addressValidators as EntityValidators, updates },
    );

  it('becomes what the form would make of it; empty cells say nothing', () => {
    expect(parse(['10001', 'Meier', '', '1.500,50', 'ja', '1.2.26'])).toEqual({
      line: 2,
      values: {
        adressnummer: 10001,
        name1: 'Meier',
        kreditlimit: 1500.5,
        gesperrt: true,
        erstkontakt: '2026-02-01',
      },
      problems: {},
    });
  });

  it('has its problems at its fields', () => {
    const { problems } = parse(['abc', '', '7x', 'viel', '', '31.2.26']);
    expect(Object.keys(problems).sort()).toEqual([
      'adressnummer',
      'erstkontakt',
      'kreditlimit',
      'kundennr',
      'name1',
    ]);
  });

  it('need not hold what a record that is there has already', () => {
    expect(parse(['10001', '', '', '', '', ''], true).problems).toEqual({});
  });
});

describe('batches', () => {
  const rows = (count: number, values = {}) =>
    Array.from({ length: count }, (_, index) => ({ line: index + 2, values }));

  it('hold no more rows, values and characters than a call takes', () => {
    expect(batchesOf(rows(70)).map(({ length }) => length)).toEqual([30, 30, 10]);
    const wide = Object.fromEntries(Array.from({ length: 596 }, (_, index) => [`s${index}`, 1]));
    expect(batchesOf(rows(50, wide)).map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(batchesOf(rows(3, { text: 'x'.repeat(300_000) }))).toHaveLength(3);
    expect(batchesOf([])).toEqual([]);
  });

  const batches = batchesOf(rows(70)).map((some, index) => ({ rows: some, once: `${index}` }));
  const answer = (line: number) => ({
    line,
    outcome: 'created' as const,
    parts: 0,
    fieldErrors: {},
    messages: [],
  });
  const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

  it('are sent in order', async () => {
    const { answers, left } = await sendBatches(
      batches,
      async (batch) => batch.rows.map(({ line }) => answer(line)),
      options(),
    );
    expect([answers.length, answers.at(-1)?.line, left]).toEqual([70, 71, []]);
  });

  it('wait where one fails, with its key', async () => {
    const failure = new Error('gone');
    const sent = await sendBatches(
      batches,
      async ({ once, rows: some }) => {
        if (once === '1') throw failure;
        return some.map(({ line }) => answer(line));
      },
      options(),
    );
    expect([sent.answers.length, sent.left, sent.failure]).toEqual([30, batches.slice(1), failure]);
  });

  it('stop between two', async () => {
    const control = new AbortController();
    const sent = await sendBatches(
      batches,
      async ({ rows: some }) => {
        control.abort();
        return some.map(({ line }) => answer(line));
      },
      { ...options(), signal: control.signal },
    );
    expect([sent.answers.length, sent.left.length, sent.failure]).toEqual([30, 2, undefined]);
  });
});

describe('a report', () => {
  it('counts rows that were never sent as refused', () => {
    const parsed: ParsedRow[] = [
      { line: 2, values: {}, problems: {} },
      { line: 3, values: {}, problems: { ort: [{ key: 'problems:required' }] } },
      { line: 4, values: {}, problems: {} },
    ];
    const answers = new Map([
      [2, { line: 2, outcome: 'updated' as const, parts: 0, fieldErrors: {}, messages: [] }],
    ]);
    expect(countsOf(parsed, answers)).toEqual({ created: 0, updated: 1, skipped: 0, refused: 1 });
  });

  it('gives refused rows back as they were, with reasons', () => {
    const row = { line: 3, cells: ['A; B', '=1'] };
    const labelsOfFile = { line: 'Zeile', reason: 'Grund' };
    expect(refusedCsv(['Name', 'Ort'], [{ row, reason: 'Sagt "nein".' }], labelsOfFile)).toBe(
      '\uFEFF"Name";"Ort";"Zeile";"Grund"\r\n"A; B";"\'=1";"3";"Sagt ""nein""."\r\n',
    );
  });
});
