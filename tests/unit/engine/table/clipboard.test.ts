import { standardFieldTypes } from '../../../../src/engine/fields';
import { loadFieldEditing } from '../../../../src/engine/editing/load-editing';
import { beforeAll, describe, expect, it } from 'vitest';
import { copiedText } from '../../../../src/engine/views/record/table/clipboard/copied-text';
import { parseTable } from '../../../../src/engine/views/record/table/clipboard/parse-table';
import { pasteCells } from '../../../../src/engine/views/record/table/clipboard/paste-cells';
import { readCell } from '../../../../src/engine/editing/copied/read-cell';
import type { Row } from '../../../../src/engine/editing/model/row';
import { fields, fresh, keysOf, line } from './support';

describe('parseTable', () => {
  it.each<[string, string, string[][]]>([
    ['one cell', 'a', [['a']]],
    [
      'rows and columns',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      'a\t\t\n\tb',
      [
        ['a', '', ''],
        ['', 'b'],
      ],
    ],
    ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
    ['quotes around breaks and tabs', '"a\r\nb"\t"c\td"\n"e ""f"""', [['a\nb', 'c\td'], ['e "f"']]],
    ['quotes that are characters', '3" Rohr\t"offen', [['3" Rohr', '"offen']]],
    ['quotes with a rest', '"a"b\tc', [['"a"b', 'c']]],
  ])('reads %s', (_, text, cells) => {
    expect(parseTable(text)).toEqual(cells);
  });
});

describe('readCell', () => {
  beforeAll(() => loadFieldEditing(standardFieldTypes));
  const read = (name: string, text: string, currency?: string) =>
    readCell(text, fields[name]!, {
      currency,
      now: { day: '2026-11-21', time: '12:00' },
      language: 'de',
      choices:
        name === 'owner'
          ? [{ value: 7, label: 'Bea Büro' }]
          : [
              { value: 'ITEM', label: 'Artikel' },
              { value: 'TEXT', label: 'Text' },
            ],
    });

  it.each([
    ['5,50 €', 'EUR', 5.5],
    ['$ 5', 'EUR', '$ 5'],
    ['$ 5', 'USD', 5],
    ['5 CHF', 'JPY', '5 CHF'],
    ['5 CHF', undefined, 5],
  ])('takes an amount in its currency only: %s in %s', (text, currency, value) => {
    expect(read('price', text, currency)).toBe(value);
  });

  it.each<[string, string, unknown]>([
    ['quantity', '1.234,56', 1234.56],
    ['quantity', '1.234', '1.234'],
    ['quantity', '1,234', 1.23],
    ['quantity', '-0,5', -0.5],
    ['weight', '1,234', 1.234],
    ['price', '1.234,50 €', 1234.5],
    ['price', '12', 12],
    ['price', 'auf Anfrage', 'auf Anfrage'],
    ['count', '1.000', 1000],
    ['count', '1,5', '1,5'],
    ['due', '01.02.2026', '2026-02-01'],
    ['due', '01.02.2026 00:00:00', '2026-02-01'],
    ['due', '2026-02-01', '2026-02-01'],
    ['due', '31.02.2026', '31.02.2026'],
    ['active', 'WAHR', true],
    ['active', 'nein', false],
    ['active', 'vielleicht', 'vielleicht'],
    ['kind', 'artikel', 'ITEM'],
    ['kind', 'TEXT', 'TEXT'],
    ['kind', 'Anderes', 'Anderes'],
    ['owner', 'bea buro', 7],
    ['owner', '7', 7],
    ['owner', '8', '8'],
    ['effort', '1:30', 90],
    ['effort', '1 h 30', 90],
    ['effort', 'lange', 'lange'],
    ['start', '8.30', '08:30'],
    ['text', '  Schraube ', 'Schraube'],
    ['text', '=1+1', '=1+1'],
    ['price', ' ', null],
  ])('reads in %s «%s»', (name, text, value) => {
    expect(read(name, text)).toEqual(value);
  });
});

describe('pasteCells', () => {
  const options = {
    rows: [line(1), line(2)],
    columns: ['position', 'kind', 'text', 'quantity'],
    read: (text: string) => text,
    canEdit: (row: Row, field: string) =>
      field !== 'position' && (field !== 'quantity' || row.kind !== 'TEXT'),
    change: (row: Row, changes: object): Row => ({ ...row, ...changes }),
    create: (count: number) =>
      Array.from({ length: count }, (_, index) => fresh(`n${index}`, { kind: 'ITEM' })),
  };

  it('lays cells over rows and goes on in new ones, past what takes no input', () => {
    const result = pasteCells({
      ...options,
      at: { row: 1, column: 0 },
      cells: [
        ['99', 'TEXT', 'zwei', '5', 'zu weit'],
        ['', 'ITEM', 'drei', '6'],
      ],
    });
    expect(result.rows[0]).toBe(options.rows[0]);
    expect(result.rows[1]).toMatchObject({ position: 20, kind: 'TEXT', text: 'zwei' });
    expect(result.rows[1]?.quantity).toBeUndefined();
    expect(keysOf(result.added)).toBe('n0');
    expect(result.added[0]).toMatchObject({ kind: 'ITEM', text: 'drei', quantity: '6' });
    expect(result.notTaken).toBe(3);
    expect(result.filled).toHaveLength(5);
  });

  it('counts what would need rows that cannot be added', () => {
    const result = pasteCells({
      ...options,
      create: undefined,
      at: { row: 1, column: 2 },
      cells: [['a'], ['b'], ['c']],
    });
    expect(result.added).toEqual([]);
    expect(result.notTaken).toBe(2);
  });
});

describe('copiedText', () => {
  it('is what another program, and this one, reads again', () => {
    const columns = ['text', 'price'].map((name) => ({
      field: fields[name]!,
      format: (value: unknown) => String(value ?? ''),
    }));
    const rows = [line(1, { text: 'a\tb "c"', price: 1234.5 }), line(2, { price: null })];
    const text = copiedText(columns, rows);
    expect(text).toBe('"a\tb ""c"""\t1234,5\r\nZeile 2\t');
    expect(parseTable(text)).toEqual([
      ['a\tb "c"', '1234,5'],
      ['Zeile 2', ''],
    ]);
  });
});
