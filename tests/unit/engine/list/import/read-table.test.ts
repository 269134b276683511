import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvWriter } from '../../../../../src/engine/views/list/export/csv';
import { xlsxWriter } from '../../../../../src/engine/views/list/export/xlsx';
import { csvRows, separatorOf } from '../../../../../src/engine/views/list/import/csv-table';
import {
  decoded,
  encodingOf,
  type Encoding,
} from '../../../../../src/engine/views/list/import/csv-text';
import type { GridColumn } from '../../../../../src/engine/views/list/rows/grid-column';
import {
  FileProblem,
  readTable,
  tableOf,
  type ReadChoices,
} from '../../../../../src/engine/views/list/import/read-table';
import { showOf } from '../../../../../src/engine/views/list/import/shown-text';
import {
  elementCutter,
  TooLarge,
  unpacked,
} from '../../../../../src/engine/views/list/import/xlsx-parts';
import { sheetFile, type MadeCell } from '../../../../support/sheet-file';
import { standardFields } from '../../../../support/standard-fields';

const utf8 = (text: string) => new TextEncoder().encode(text);
const signal = new AbortController().signal;
const read = (bytes: Uint8Array<ArrayBuffer>, choices: ReadChoices = {}) =>
  readTable(new Blob([bytes]), {
    choices,
    signal,
    isKnown: (text) => /^(Name|Ort|PLZ)$/.test(text),
  });

const wide = (text: string, isBig = false) =>
  new Uint8Array(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }),
  );

describe('the separator of CSV', () => {
  it.each([
    ['semicolons', 'a;b;"c;d"\r\n1;2;3', ';'],
    ['commas', 'Name,Ort;Land,PLZ\n1,2,3', ','],
    ['tabs', 'a\tb\n1\t2', '\t'],
    ['pipes', 'a|b, c|d\n1|2, 3|4', '|'],
    ['what the file says', 'sep=,\na;b,c', ','],
    ['a sign of its own', 'sep=^\na^b\n1^2', '^'],
    ['one column', 'Name\nA', ';'],
    ['one column of texts with commas', 'Notiz\nA, b\nC, d', ';'],
    ['decimal commas beside semicolons', 'Name;Betrag\nA;1,50\nB;2,50\nC;3,75', ';'],
    ['a title above', 'Kundenliste, Stand 2026\n\nName;Ort\nA;Ulm\nB;Bonn', ';'],
    ['commas with blanks in the headings', 'Name, Ort\nA, Ulm', ','],
    ['quoted breaks', '"a\n1,2,3";b\n"c";d', ';'],
  ])('is found with %s', (_, text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('the encoding of CSV', () => {
  const german = 'Name;Ort\r\nGrößer & Söhne;Köln\r\nMüßig Äpfel Öl Übel;Saarbrücken';
  const inCp850 = [0x47, 0x72, 0x94, 0xe1, 0x65, 0x20, 0x9a, 0x62, 0x65, 0x6c];
  const inMac = [0x47, 0x72, 0x9a, 0xa7, 0x65, 0x20, 0x86, 0x62, 0x65, 0x6c];
  const inWindows = [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0xdc, 0x62, 0x65, 0x6c];
  it.each<[string, number[] | Uint8Array, Encoding, string]>([
    ['UTF-8', utf8(german), 'utf-8', german],
    ['UTF-8 with its mark', utf8(`\uFEFF${german}`), 'utf-8', german],
    ['ASCII', utf8('Name;Ort'), 'utf-8', 'Name;Ort'],
    ['Windows-1252', inWindows, 'windows-1252', 'Größe Übel'],
    ['French in Windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x20, 0xe0], 'windows-1252', 'café à'],
    ['CP850', inCp850, 'cp850', 'Größe Übel'],
    ['French in CP850', [0x63, 0x61, 0x66, 0x82, 0x20, 0x85], 'cp850', 'café à'],
    ['Mac Roman', inMac, 'macintosh', 'Größe Übel'],
    ['French in Mac Roman', [0x63, 0x61, 0x66, 0x8e, 0x20, 0x88], 'macintosh', 'café à'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...wide(german)]), 'utf-16le', german],
    ['UTF-16 without a mark', wide(german), 'utf-16le', german],
    [
      'UTF-16 of the other end',
      new Uint8Array([0xfe, 0xff, ...wide(german, true)]),
      'utf-16be',
      german,
    ],
    ['that without a mark', wide(german, true), 'utf-16be', german],
  ])('is %s', (_, bytes, encoding, text) => {
    const given = Uint8Array.from(bytes);
    expect(encodingOf(given)).toBe(encoding);
    expect(decoded(given, encoding)).toBe(text);
  });

  it('is the one that was chosen', async () => {
    const { columns } = await read(Uint8Array.from([...utf8('Stra'), 0xe1, ...utf8('e;b\n1;2')]), {
      encoding: 'windows-1250',
    });
    expect(columns[0]).toBe('Straáe');
  });
});

it('CSV keeps breaks and quotes within quotes, and gives formulas of our export back', () => {
  const table = csvRows('Name;Text\n"Müller; ""A""";"zwei\nZeilen"\n\'=1+1;\'kurz\n', ';', 100);
  expect(table.slice(0, 3)).toEqual([
    ['Name', 'Text'],
    ['Müller; "A"', 'zwei\nZeilen'],
    ['=1+1', "'kurz"],
  ]);
});

describe('the line of headings', () => {
  const rows = (...lines: string[]) =>
    lines.map((text, index) => ({ line: index + 1, cells: text.split(';') }));
  const isKnown = (text: string) => ['Name', 'Ort', 'PLZ'].includes(text);
  it.each([
    ['the first one', ['Name;Ort', 'A;Ulm'], 1],
    ['below empty lines', ['', ';', 'Name;Ort', 'A;Ulm'], 3],
    ['below a title', ['Kundenliste', 'Name;Ort', 'A;Ulm'], 2],
    ['below a title and a day', ['Kunden', 'Stand;1.1.2026', '', 'Name;Ort;X', 'A;Ulm;1'], 4],
    ['below a title that is no heading', ['Liste', 'X;Y;Z', '1;2;3', '4;5;6'], 2],
    ['known ones below unknown ones', ['A;B;C', 'Name;Ort;PLZ', 'M;U;8'], 2],
    ['one column', ['Name', 'A', 'B'], 1],
    ['unknown words', ['Foo;Bar', 'A;1'], 1],
    ['below a sum', ['Summe;12', 'Foo;Bar', 'A;1', 'B;2'], 2],
    ['of a table with gaps', ['Name;;Ort', 'A;x;Ulm', 'B;;Bonn'], 1],
    ['only figures', ['1;2', '3;4'], 1],
  ])('is found: %s', (_, lines, head) => {
    const table = tableOf(rows(...lines), {}, { isKnown });
    expect(table.source.head).toBe(head);
    expect(table.rows.every(({ line }) => line > head)).toBe(true);
  });

  it('is the one that was chosen, or none', () => {
    const lines = rows('Name;Ort', 'Ort;Name', 'A;Ulm');
    expect(tableOf(lines, {}, { choices: { head: 2 } }).columns).toEqual(['Ort', 'Name']);
    const without = tableOf(lines, {}, { choices: { head: 0 } });
    expect([without.columns, without.rows.length]).toEqual([['', ''], 3]);
  });
});

describe('what is wrong with a file', () => {
  it.each<[FileProblem['kind'], string, Uint8Array]>([
    ['empty', 'only headings', utf8('Name;Ort\n')],
    ['empty', 'nothing', new Uint8Array()],
    ['unreadable', 'a ZIP that is no workbook', zipSync({ 'a.txt': utf8('x') })],
    ['unreadable', 'half a ZIP', zipSync({ 'xl/workbook.xml': utf8('x') }).subarray(0, 30)],
    [
      'unreadable',
      'a workbook of no XML',
      zipSync({ 'xl/workbook.xml': utf8('<workbook><sheets <') }),
    ],
    ['locked', 'an XLS or a locked file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['quotes', 'a quote without an end', utf8(`Name;Ort\n"A;${'x'.repeat(40_000)}`)],
    ['too-many', 'too many rows', utf8(`Name\n${'A\n'.repeat(100_001)}`)],
  ])('is %s: %s', async (kind, _, bytes) => {
    await expect(read(bytes as Uint8Array<ArrayBuffer>)).rejects.toEqual(new FileProblem(kind));
  });

  it('is no more than unpacks into the room there is, whatever its head says', async () => {
    const bytes = zipSync({ 'a.xml': new Uint8Array(5_000_000) });
    const reading = { bytes, signal, room: 1_000_000 };
    const all = async () => {
      for await (const _ of unpacked(reading, () => true));
    };
    await expect(all()).rejects.toThrow(TooLarge);
  });

  it('is not looked for any more once nobody waits', async () => {
    const control = new AbortController();
    control.abort();
    const reading = readTable(new Blob(['Name\nA']), { signal: control.signal });
    await expect(reading).rejects.toThrow('aborted');
  });
});

describe('a figure of a spreadsheet', () => {
  it.each([
    ['General', '1234.5', '1234,5'],
    ['General', '4006381333931', '4006381333931'],
    ['General', '4.006381333931E+12', '4006381333931'],
    ['General', '9007199254740993', '9007199254740993'],
    ['0', '12345678901234567890', '12345678901234567890'],
    ['General', '0.30000000000000004', '0,3'],
    ['General', '1E-7', '0,0000001'],
    ['@', '4006381333931', '4006381333931'],
    ['00000', '1234', '01234'],
    ['00000', '80331', '80331'],
    ['000 000 000', '123456', '000 123 456'],
    ['"K-"0000', '12', 'K-0012'],
    ['\\D-00000', '1067', 'D-01067'],
    ['[>=100000]0000000;00000', '1067', '01067'],
    ['+00 000 0000000', '491721234567', '+49 172 1234567'],
    ['0.00', '12.345', '12,345'],
    ['#,##0.00', '1234.5', '1234,5'],
    ['#,##0.00 "€"', '1234.5', '1234,5'],
    ['_-* #,##0.00 €_-;-* #,##0.00 €_-', '-12.5', '-12,5'],
    ['0.00;[Red]-0.00', '-3', '-3'],
    ['0,"k"', '12500', '12500'],
    ['0 "Stück"', '5', '5'],
    ['# ### ##0', '1234567', '1234567'],
    ['# ?/?', '1.5', '1,5'],
    ['0.00E+00', '12345', '12345'],
    ['0%', '0.19', '19%'],
    ['0.0%', '0.195', '19,5%'],
    ['0%', '1', '100%'],
    ['0%', '1e900000000', '1e900000000'],
    ['0%', 'n/a', 'n/a'],
    ['broken"', '5', '5'],
    ['General', 'NaN', 'NaN'],
  ])('of the format %s: %s is %s', (code, raw, shown) => {
    expect(showOf(code)(raw, false)).toBe(shown);
  });

  it.each([
    ['dd.mm.yyyy', '45000', '15.03.2023'],
    ['m/d/yy', '45000', '15.03.2023'],
    ['[$-F800]dddd, mmmm dd, yyyy', '45000', '15.03.2023'],
    ['yyyy-mm-dd;@', '45000', '15.03.2023'],
    ['mmm yy', '44986', '01.03.2023'],
    ['yyyy', '45000', '2023'],
    ['dd.mm.yyyy hh:mm', '45000.25', '15.03.2023 06:00'],
    ['dd.mm.yyyy hh:mm', '45000.354166666664', '15.03.2023 08:30'],
    ['dd.mm.yyyy hh:mm', '45000', '15.03.2023'],
    ['hh:mm', '0.75', '18:00'],
    ['[h]:mm', '1.5', '36:00'],
    ['dd.mm.yyyy', '60', '29.02.1900'],
    ['dd.mm.yyyy', '-3', '-3'],
  ])('of the format %s: %s is %s', (code, raw, shown) => {
    expect(showOf(code)(raw, false)).toBe(shown);
  });

  it('counts days from 1904 where the file does', () => {
    expect(showOf('dd.mm.yyyy')('43538', true)).toBe('15.03.2023');
  });
});

describe('XLSX', () => {
  const cell = (value: string, more: Partial<MadeCell> = {}): MadeCell => ({ value, ...more });

  it('is read as it is shown', async () => {
    const head = ['Name', 'Ort', 'PLZ', 'Rabatt', 'Seit', 'Aktiv', 'EAN'];
    const bytes = sheetFile([
      {
        name: 'Kunden',
        rows: [
          head,
          [
            'Müller & <Söhne>',
            cell('=Ulm', { type: 'inlineStr' }),
            cell('1067', { format: '00000' }),
            cell('0.03', { formatId: 9 }),
            cell('45000', { formatId: 14 }),
            cell('1', { type: 'b' }),
            cell('4006381333931'),
          ],
          [
            'Zeile_x000A_zwei',
            cell('#N/A', { type: 'e' }),
            cell('01067', { type: 'str' }),
            null,
            cell('2023-03-15T00:00:00', { type: 'd' }),
          ],
        ],
      },
    ]);
    const { columns, rows, figures } = await read(bytes);
    expect([columns, figures]).toEqual([head, 'de']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Müller & <Söhne>', '=Ulm', '01067', '3%', '15.03.2023', 'true', '4006381333931'],
      ['Zeile\nzwei', '#N/A', '01067', '', '2023-03-15'],
    ]);
  });

  it('says its sheets, also hidden ones, and reads the first that is shown unless another is chosen', async () => {
    const bytes = sheetFile([
      { name: 'Intern', state: 'hidden', rows: [['Name'], ['Geheim']] },
      {
        name: 'Kunden',
        rows: [['Liste'], ['Name', 'Ort'], ['A', 'Ulm'], ['B', 'Bonn']],
        hidden: [4],
      },
      { name: 'Alt', state: 'veryHidden', rows: [['Name'], ['Alt']] },
    ]);
    const { source, rows } = await read(bytes);
    expect(source).toMatchObject({
      head: 2,
      book: {
        sheets: [
          { name: 'Intern', isHidden: true },
          { name: 'Kunden', isHidden: false },
          { name: 'Alt', isHidden: true },
        ],
        sheet: 1,
        hiddenRows: 1,
        withHidden: false,
      },
    });
    expect(rows).toEqual([{ line: 3, cells: ['A', 'Ulm'] }]);
    expect((await read(bytes, { withHidden: true })).rows).toHaveLength(2);
    expect((await read(bytes, { sheet: 0 })).rows[0]?.cells).toEqual(['Geheim']);
  });

  it('is read from the first sheet that holds anything', async () => {
    const full = [['Name'], ['A']];
    const bytes = sheetFile([
      { name: 'Leer', rows: [] },
      { name: 'Intern', state: 'hidden', rows: [['Name'], ['Geheim']] },
      { name: 'Kunden', rows: full },
    ]);
    const { source, rows } = await read(bytes);
    expect([source.book?.sheet, rows.map(({ cells }) => cells)]).toEqual([2, [['A']]]);
    await expect(read(bytes, { sheet: 0 })).rejects.toEqual(new FileProblem('empty'));
  });

  it('holds rows across the pieces that it is unpacked in, and texts of several runs', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => [
      `Name ${index}${'x'.repeat(index % 90)}`,
      'Ulm',
    ]);
    const { rows } = await read(sheetFile([{ name: 'A', rows: [['Name', 'Ort'], ...many] }]));
    expect(rows.map(({ cells }) => cells)).toEqual(many);
    const runs = zipSync({
      'xl/workbook.xml': strToU8(
        '<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets><x:sheet name="A" r:id="a"/></x:sheets></x:workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="a" Target="/xl/worksheets/one.xml"/></Relationships>',
      ),
      'xl/worksheets/one.xml': strToU8(
        '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:r><x:t>Na</x:t></x:r><x:r><x:t>me</x:t></x:r><x:rPh><x:t>NO</x:t></x:rPh></x:is></x:c></x:row><x:row/><x:row><x:c><x:v>5</x:v></x:c><x:c/></x:row></x:sheetData></x:worksheet>',
      ),
    });
    const table = await read(runs as Uint8Array<ArrayBuffer>);
    expect([table.columns, table.rows]).toEqual([['Name'], [{ line: 2, cells: ['5'] }]]);
  });
});

describe('what is held of a workbook', () => {
  const book = (sheets: string) =>
    zipSync({
      'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`),
      'xl/worksheets/sheet1.xml': strToU8(
        '<worksheet><row><c t="str"><v>Name</v></c></row><row><c><v>5</v></c></row></worksheet>',
      ),
    }) as Uint8Array<ArrayBuffer>;

  it('are no more sheets than anybody chooses from', async () => {
    const { source } = await read(book('<sheet name="A"/>'.repeat(3000)));
    expect(source.book?.sheets).toHaveLength(1000);
  });

  it('is no book of parts that unpack to more than programs write', async () => {
    const bytes = book(`<sheet name="${'A'.repeat(20_000_000)}"/>`);
    await expect(read(bytes)).rejects.toEqual(new FileProblem('too-large'));
  });

  it.each([1, 3, 7, 1000])('are elements cut where they end, from pieces of %i letters', (size) => {
    const rows = ['<x:row a="1">eins</x:row>', '<x:row>zwei</x:row>', '<row>drei</row>'];
    const xml = `<sheet>${rows.join('')}</sheet>`;
    const cut = elementCutter('row');
    let whole = '';
    for (let at = 0; at < xml.length; at += size) whole += cut(xml.slice(at, at + size));
    expect(whole).toBe(xml.replace('<sheet>', '').replace('</sheet>', ''));
  });
});

describe('what was exported', () => {
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

  it.each([
    ['XLSX', xlsxWriter(columns, 'Dinge')],
    ['CSV', csvWriter(columns)],
  ])('as %s is read as it would be typed', async (_, writer) => {
    writer.add([record]);
    const table = await readTable(writer.finish(), { signal });
    expect(table.columns).toEqual(['name', 'preis', 'aktiv', 'tag']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['=Müller', '1234,5', 'true', '24.12.2026'],
    ]);
  });
});
