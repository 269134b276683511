import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from '../../../../src/engine/views/list/import/read-table';

const { signal } = new AbortController();

const rates = { day: 'tag', currency: 'waehrung', rate: 'kurs', key: 'schluessel' };
const csv = 'Date, USD, JPY, \n27 November 2026, 1.0921, 161.72, ';
const xml = "<Cube><Cube time='2026-11-27'><Cube currency='USD' rate='1.0921'/></Cube></Cube>";
const zip = (name: string, text: string) => zipSync({ [name]: strToU8(text) });
const usd = ['USD 2026-11-27', '2026-11-27', 'USD', '1.0921'];
const jpy = ['JPY 2026-11-27', '2026-11-27', 'JPY', '161.72'];

test.each<[string, string | Uint8Array, string[][]]>([
  ['CSV', csv, [usd, jpy]],
  ['CSV in a ZIP', zip('eurofxref.csv', csv), [usd, jpy]],
  ['XML', xml, [usd]],
  ['XML in a ZIP', zip('eurofxref.xml', xml), [usd]],
])('rates of the bank as %s', async (_, content, cells) => {
  const table = await readTable(new Blob([content as BlobPart]), { rates, signal });
  expect(table.columns).toEqual(['schluessel', 'tag', 'waehrung', 'kurs']);
  expect(table.rows.map((row) => row.cells)).toEqual(cells);
  expect(table.figures).toBe('en');
});

test('a list of rates stays what it is, and other records know nothing of banks', async () => {
  const own = 'Tag;Währung;Kurs\n27.11.2026;USD;1,0921';
  expect((await readTable(new Blob([own]), { rates, signal })).columns).toEqual([
    'Tag',
    'Währung',
    'Kurs',
  ]);
  expect((await readTable(new Blob([csv]), { signal })).columns.slice(0, 3)).toEqual([
    'Date',
    'USD',
    'JPY',
  ]);
});

test('an archive of something else is unreadable, and one without rates is empty', async () => {
  await expect(
    readTable(new Blob([zip('a.txt', csv) as BlobPart]), { rates, signal }),
  ).rejects.toThrow('unreadable');
  await expect(readTable(new Blob(['Date,USD']), { rates, signal })).rejects.toThrow('empty');
});

test('of a history with more rates than are taken, the latest days come in, whole', async () => {
  const days = Array.from({ length: 9_000 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 27 - index)).toISOString().slice(0, 10),
  );
  const currencies = [
    'USD',
    'JPY',
    'GBP',
    'CHF',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
    'HUF',
    'RON',
    'AUD',
  ];
  const history = [
    `Date,${currencies.join(',')}`,
    ...days.map((day) => `${day}${',1.5'.repeat(12)}`),
  ];
  const table = await readTable(new Blob([history.join('\n')]), { rates, signal });
  // 8,333 days of twelve rates are 99,996.
  expect(table.rows).toHaveLength(99_996);
  expect(table.source.latest).toEqual({ of: 108_000, since: days[8_332] });
  expect(table.rows.at(-1)?.cells[1]).toBe(days[8_332]);
});
