// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableHtml, tableText } from '../../../../src/engine/views/list/export/copy';
import { parse } from 'papaparse';
import { csvRows } from '../../../../src/engine/views/list/import/csv-table';
import { guarded, unguarded } from '../../../../src/engine/views/list/export/formula-guard';
import { csvWriter } from '../../../../src/engine/views/list/export/csv';
import { lacksCurrency } from '../../../../src/engine/views/list/export/use-exported-columns';
import { writeRows } from '../../../../src/engine/views/list/export/write-rows';
import { TooManyRows } from '../../../../src/engine/data/lists/most-at-once';
import { xlsxWriter } from '../../../../src/engine/views/list/export/xlsx';
import type { AnyRecord } from '../../../../src/api/dialect';
import { standardFields } from '../../../support/standard-fields';
import { valueFormatter, type ValueTexts } from '../../../../src/engine/fields/value-formatter';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';

const fields = standardFields(
  'Thing',
  {
    type: 'object',
    properties: {
      nummer: { type: 'integer' },
      name: { type: 'string' },
      preis: { type: ['number', 'null'], format: 'money' },
      gewicht: { type: ['number', 'null'], format: 'weight' },
      aktiv: { type: 'boolean' },
      tag: { type: ['string', 'null'], format: 'date' },
      zeitpunkt: { type: ['string', 'null'], format: 'date-time' },
      art: { type: 'integer', enum: [1, 2] },
      dauer: { type: ['integer', 'null'], format: 'duration-minutes' },
      arten: { type: 'array', items: { type: 'integer', enum: [1, 2] } },
    },
  } as never,
  {},
);
const texts: ValueTexts = {
  language: 'de',
  boolean: (value) => (value ? 'ja' : 'nein'),
  enumeration: (value) => `Art ${value}`,
  rows: String,
  lookup: () => undefined,
  of: () => texts,
};
const columns = Object.values(fields).map((field): GridColumn => ({
  field,
  label: field.name === 'name' ? '=Name' : field.name,
  short: field.name,
  heading: field.name,
  width: 140,
  fixed: false,
  most: 100,
  grow: 0,
  pin: undefined,
  align: 'start',
  format: valueFormatter(field, texts),
  cell: () => () => {},
}));
const only = (...names: string[]) => columns.filter(({ field }) => names.includes(field.name));

const rows: readonly AnyRecord[] = [
  {
    nummer: 10_023,
    name: 'Müller; "Söhne"',
    preis: 1234.5,
    gewicht: -0.125,
    aktiv: true,
    tag: '2026-03-29',
    zeitpunkt: '2026-03-29T12:30:00Z',
    art: 2,
    dauer: 1530,
    arten: [2, 1],
  },
  {
    nummer: 1,
    name: '=1+1',
    preis: null,
    gewicht: null,
    aktiv: false,
    tag: null,
    zeitpunkt: null,
    arten: [],
  },
];

describe('CSV', () => {
  const csvOf = async (records: readonly AnyRecord[], of = columns) => {
    const writer = csvWriter(of);
    writer.add(records);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await writer.finish().arrayBuffer(),
    );
  };

  it('is what a German Excel opens', async () => {
    expect(await csvOf(rows)).toBe(
      [
        `\uFEFF"nummer";"'=Name";"preis";"gewicht";"aktiv";"tag";"zeitpunkt";"art";"dauer";"arten"`,
        '"10023";"Müller; ""Söhne""";"1234,5";"-0,125";"ja";"29.03.2026";"29.03.2026 14:30";"Art 2";"25:30";"Art 2, Art 1"',
        `"1";"'=1+1";"";"";"nein";"";"";"";"";""`,
        '',
      ].join('\r\n'),
    );
  });

  it.each(['=1+1', '+49 711', '-1+1', '@SUM(A1)', '\tx', '\r=1', ' =1', '＝1'])(
    'makes no formula of the text %j',
    async (name) => {
      const [, line = ''] = (await csvOf([{ name }], only('name'))).split('\n', 2);
      expect(line.replace(/^"/, '')[0]).toBe("'");
    },
  );

  it('leaves negative figures figures', async () => {
    expect(await csvOf([{ preis: -5 }], only('preis'))).toContain('\r\n"-5"\r\n');
  });

  it.each([
    'Ulm,=HYPERLINK("http://a.b")',
    'a;=1+1',
    'a\t@SUM(A1)',
    "x,-2+cmd|' /C calc'!A0",
    'x|+1+1',
    'a\n=1+1',
    'a," =1+1',
    '=1,=2;=3',
    "a,''=1",
  ])('makes no formula of %j for a reader that separates otherwise', async (name) => {
    const text = (await csvOf([{ name, nummer: 1 }], only('nummer', 'name'))).slice(1);
    for (const delimiter of [';', ',', '\t', '|']) {
      // As readers do that know no quotes, and as those that do.
      const bare = text.split(/\r?\n/).flatMap((line) => line.split(delimiter));
      const { data } = parse<string[]>(text, { delimiter });
      for (const cell of [...bare.map((one) => one.replace(/^["\s]+/, '')), ...data.flat()]) {
        expect([delimiter, cell]).toEqual([delimiter, expect.not.stringMatching(/^\s*[=+\-@]/)]);
      }
    }
    // Nothing is lost on the way back.
    expect(csvRows(text.replace('\uFEFF', ''), ';', 9)[1]).toEqual(['1', name]);
  });

  it('is not held up by a text of a million breaks', () => {
    const breaks = '\n'.repeat(1_000_000);
    expect(guarded(`a${breaks}=1+1`)).toBe(`a${breaks}'=1+1`);
    expect(unguarded(`a${breaks}'=1+1${breaks}b`)).toBe(`a${breaks}=1+1${breaks}b`);
  });

  it.each(['5,- EUR', 'Teil A, B', 'a-b;c', '1,5'])('leaves the text %j as it is', async (name) => {
    expect(await csvOf([{ name }], only('name'))).toContain(`\r\n"${name}"\r\n`);
  });

  it('keeps line breaks inside a cell', async () => {
    expect(await csvOf([{ name: 'a\nb' }], only('name'))).toContain('"a\nb"\r\n');
  });
});

describe('XLSX', () => {
  const partsOf = async (records: readonly AnyRecord[], of = columns, name = 'Dinge') => {
    const writer = xlsxWriter(of, name);
    for (const record of records) writer.add([record]);
    const files = unzipSync(new Uint8Array(await writer.finish().arrayBuffer()));
    return Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    );
  };
  const sheetOf = async (...given: Parameters<typeof partsOf>) =>
    new DOMParser().parseFromString(
      (await partsOf(...given))['xl/worksheets/sheet1.xml'] ?? '',
      'application/xml',
    );
  const cellAt = (sheet: Document, reference: string) => sheet.querySelector(`c[r="${reference}"]`);

  it('holds well-formed parts only, the sheet named like the list', async () => {
    const parts = await partsOf(rows, columns, 'Adressen: a/b');
    expect(Object.keys(parts)).toHaveLength(6);
    for (const [path, text] of Object.entries(parts)) {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      expect(parsed.querySelector('parsererror'), path).toBeNull();
    }
    expect(parts['xl/workbook.xml']).toContain('name="Adressen  a b"');
  });

  it('freezes the header row and sets widths', async () => {
    const sheet = await sheetOf(rows);
    expect(sheet.querySelector('pane')?.getAttribute('state')).toBe('frozen');
    expect(sheet.querySelector('pane')?.getAttribute('ySplit')).toBe('1');
    expect(sheet.querySelectorAll('cols > col')).toHaveLength(columns.length);
    expect(cellAt(sheet, 'A1')?.textContent).toBe('nummer');
  });

  it('writes numbers, booleans and dates as such, with a format of their own', async () => {
    const parts = await partsOf(rows);
    const sheet = await sheetOf(rows);
    const styles = new DOMParser().parseFromString(parts['xl/styles.xml'] ?? '', 'application/xml');
    const formatOf = (reference: string) => {
      const style = Number(cellAt(sheet, reference)?.getAttribute('s'));
      const id = styles.querySelectorAll('cellXfs > xf')[style]?.getAttribute('numFmtId');
      return styles.querySelector(`numFmt[numFmtId="${id}"]`)?.getAttribute('formatCode');
    };
    const valueOf = (reference: string) =>
      Number(cellAt(sheet, reference)?.querySelector('v')?.textContent);
    expect(valueOf('A2')).toBe(10_023);
    expect(valueOf('C2')).toBe(1234.5);
    expect(formatOf('C2')).toBe('#,##0.00\\ "€"');
    expect(valueOf('D2')).toBe(-0.125);
    expect(formatOf('D2')).toBe('#,##0.000');
    expect(cellAt(sheet, 'E2')?.getAttribute('t')).toBe('b');
    expect([valueOf('E2'), valueOf('E3')]).toEqual([1, 0]);
    // 2026-03-29 is day 46110 of Excel's calendar.
    expect(valueOf('F2')).toBe(46_110);
    expect(formatOf('F2')).toBe('dd\\.mm\\.yyyy');
    expect(valueOf('G2')).toBeCloseTo(46_110 + 14.5 / 24, 8);
    expect(cellAt(sheet, 'H2')?.textContent).toBe('Art 2');
    expect(valueOf('I2')).toBeCloseTo(25.5 / 24, 8);
    expect(formatOf('I2')).toBe('[h]:mm');
    expect(cellAt(sheet, 'J2')?.textContent).toBe('Art 2, Art 1');
    expect([cellAt(sheet, 'F3'), cellAt(sheet, 'J3')]).toEqual([null, null]);
  });

  it('writes formulas as texts that stay texts, and leaves out what XML cannot hold', async () => {
    const sheet = await sheetOf([{ name: '=1+1' }, { name: 'a\u0001<b>&"\uD800' }]);
    const formula = cellAt(sheet, 'B2');
    expect(formula?.getAttribute('t')).toBe('inlineStr');
    expect(formula?.textContent).toBe('=1+1');
    expect(sheet.querySelector('f')).toBeNull();
    expect(cellAt(sheet, 'B3')?.textContent).toBe('a<b>&"');
  });

  it('writes a date that Excel does not know as its text, and cuts a text that it refuses', async () => {
    const sheet = await sheetOf([{ tag: '1899-05-01', name: 'x'.repeat(40_000) }]);
    expect(cellAt(sheet, 'F2')?.textContent).toBe('01.05.1899');
    expect(cellAt(sheet, 'B2')?.textContent).toHaveLength(32_767);
  });
});

describe('writing rows', () => {
  const writer = () => {
    const written: unknown[] = [];
    return {
      written,
      add: (records: readonly AnyRecord[]) => written.push(...records),
      finish: () => new Blob([String(written.length)]),
    };
  };
  const pages = async function* (...sizes: number[]) {
    for (const size of sizes) yield Array.from({ length: size }, (_, id) => ({ id }));
  };

  it('takes every page and says how far it is', async () => {
    const told: number[] = [];
    const of = writer();
    const file = await writeRows(of, pages(250, 30), {
      most: 1000,
      onProgress: (count) => told.push(count),
      signal: new AbortController().signal,
    });
    expect(told).toEqual([100, 200, 250, 280]);
    expect(await file.text()).toBe('280');
  });

  it('refuses rows that do not fit instead of leaving them out', async () => {
    const options = { most: 270, onProgress: () => {}, signal: new AbortController().signal };
    await expect(writeRows(writer(), pages(250, 30), options)).rejects.toThrow(TooManyRows);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const of = writer();
    const work = writeRows(of, pages(250, 30), {
      most: 1000,
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    await expect(work).rejects.toThrow();
    expect(of.written).toHaveLength(100);
  });
});

describe('clipboard', () => {
  it('separates by tabs, quotes where needed, writes figures the German way', () => {
    expect(
      tableText(only('name', 'preis'), [{ name: 'a\tb "c"', preis: 1.5 }, { name: 'd' }]),
    ).toBe('"a\tb ""c"""\t1,5\r\nd\t');
  });

  it('marks texts as texts and writes no markup of the data', () => {
    const html = tableHtml(only('name', 'preis'), [{ name: '=<b>', preis: 2 }]);
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    const [name, price] = body.querySelectorAll('td');
    expect(name?.textContent).toBe('=<b>');
    expect(name?.getAttribute('style')).toContain('mso-number-format');
    expect(price?.textContent).toBe('2');
    expect(price?.hasAttribute('style')).toBe(false);
  });
});

describe('the currency of amounts', () => {
  const withCurrency = standardFields(
    'Thing',
    {
      type: 'object',
      properties: {
        preis: { type: ['number', 'null'], format: 'money' },
        name: { type: 'string' },
        waehrung: { type: 'string', format: 'currency-code' },
      },
    } as never,
    {},
  );
  const named = (...names: string[]) =>
    Object.values(withCurrency)
      .filter(({ name }) => names.includes(name))
      .map((field) => ({ field }));

  it('goes along where amounts leave the page without it', () => {
    expect(lacksCurrency(named('name', 'preis'), withCurrency)).toBe(true);
  });

  it('goes along once, with amounts only, and only where records name one', () => {
    expect(lacksCurrency(named('preis', 'waehrung'), withCurrency)).toBe(false);
    expect(lacksCurrency(named('name'), withCurrency)).toBe(false);
    expect(lacksCurrency(only('preis'), fields)).toBe(false);
  });

  it('is copied with an amount that is not in euro', () => {
    const [preis] = columns.filter(({ field }) => field.name === 'preis');
    const amounts = [
      { preis: 1234.5, waehrung: 'EUR' },
      { preis: 1234.5, waehrung: 'CHF' },
    ];
    expect(preis && tableText([preis], amounts)).toBe('1234,5\r\n1.234,50 CHF');
    expect(preis && tableHtml([preis], amounts)).toContain(
      `<td style="mso-number-format:'\\@'">1.234,50 CHF</td>`,
    );
  });
});
