import { describe, expect, it } from 'vitest';
import {
  csvTable,
  csvText,
  separatorOf,
} from '../../../../../src/engine/views/list/import/csv-table';
import { csvWriter } from '../../../../../src/engine/views/list/export/csv';
import { xlsxWriter } from '../../../../../src/engine/views/list/export/xlsx';
import { FileProblem, tableOf } from '../../../../../src/engine/views/list/import/read-table';
import { cellText, xlsxTable } from '../../../../../src/engine/views/list/import/xlsx-table';
import type { GridColumn } from '../../../../../src/engine/views/list/grid/grid-column';
import { standardFields } from '../../../../support/standard-fields';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('CSV', () => {
  it.each([
    ['semicolons', 'a;b;"c;d"\r\n1;2;3', ';'],
    ['commas', 'Name,Ort;Land,PLZ\n1,2,3', ','],
    ['tabs', 'a\tb\n1\t2', '\t'],
    ['what the file says', 'sep=,\na;b,c', ','],
    ['one column', 'Name\nA', ';'],
  ])('is separated by %s', (_, text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it.each([
    ['UTF-8', utf8('Größe')],
    ['UTF-8 with its mark', utf8('\uFEFFGröße')],
    ['Windows-1252', new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Größe'].flatMap((c) => [c.charCodeAt(0), 0])])],
  ])('is read as %s', (_, bytes) => {
    expect(csvText(bytes)).toBe('Größe');
  });

  it('keeps breaks and quotes within quotes, and gives formulas of our export back', () => {
    const table = csvTable(utf8('Name;Text\n"Müller; ""A""";"zwei\nZeilen"\n\'=1+1;\'kurz\n'));
    expect(table.slice(0, 3)).toEqual([
      ['Name', 'Text'],
      ['Müller; "A"', 'zwei\nZeilen'],
      ['=1+1', "'kurz"],
    ]);
  });
});

describe('a table', () => {
  it('begins with the first row that is not empty, and keeps the lines of the file', () => {
    expect(
      tableOf([
        ['', ''],
        ['Name', 'Ort '],
        ['', ' '],
        ['A', 'Ulm'],
      ]),
    ).toEqual({
      columns: ['Name', 'Ort'],
      rows: [{ line: 4, cells: ['A', 'Ulm'] }],
    });
  });

  it('needs rows below its columns', () => {
    expect(() => tableOf([['Name'], ['']])).toThrow(new FileProblem('empty'));
  });
});

describe('XLSX', () => {
  const fields = standardFields(
    'Thing',
    {
      type: 'object',
      properties: {
        name: { type: 'string' },
        preis: { type: ['number', 'null'], format: 'money' },
        aktiv: { type: 'boolean' },
        tag: { type: ['string', 'null'], format: 'date' },
      },
    } as never,
    {},
  );
  const columns = Object.values(fields).map(
    (field) =>
      ({
        field,
        label: field.name,
        width: 100,
        format: (value: unknown) => (field.name === 'tag' ? '24.12.2026' : String(value)),
      }) as unknown as GridColumn,
  );
  const record = { name: '=Müller', preis: 1234.5, aktiv: true, tag: '2026-12-24' };

  it('that was exported is read as it would be typed', async () => {
    const writer = xlsxWriter(columns, 'Dinge');
    writer.add([record, { ...record, preis: null }]);
    expect(await xlsxTable(writer.finish())).toEqual([
      ['name', 'preis', 'aktiv', 'tag'],
      ['=Müller', '1234,5', 'true', '24.12.2026'],
      ['=Müller', '', 'true', '24.12.2026'],
    ]);
  });

  it('says no digits that a spreadsheet has not', () => {
    expect([0.1 + 0.2, 1e15, new Date('2026-12-24T08:30:00Z'), null].map(cellText)).toEqual([
      '0,3',
      '1000000000000000',
      '24.12.2026 08:30',
      '',
    ]);
  });

  it('and CSV that were exported hold the same', async () => {
    const writer = csvWriter(columns);
    writer.add([record]);
    const bytes = new Uint8Array(await writer.finish().arrayBuffer());
    expect(csvTable(bytes)[1]).toEqual(['=Müller', '1234,5', 'true', '24.12.2026']);
  });
});
