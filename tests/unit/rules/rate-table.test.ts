import { expect, test } from 'vitest';
import { ratesOfTable, ratesOfXml } from '../../../schemas/rules/rate-table';

const table = (text: string) => ratesOfTable(text.split('\n').map((line) => line.split(',')));
const found = (rows: ReturnType<typeof table>) =>
  rows?.map(({ line, day, currency, rate }) => `${line} ${day} ${currency} ${rate}`);

test.each<[string, string, string[] | undefined]>([
  [
    'of one day, with blanks and a comma at the end',
    'Date, USD, JPY, \n27 November 2026, 1.0921, 161.72, ',
    ['2 2026-11-27 USD 1.0921', '2 2026-11-27 JPY 161.72'],
  ],
  [
    'of many days, without rates of some',
    'Date,USD,RUB\n2026-11-27,1.09,N/A\n2026-11-26,1.08,92.5',
    ['2 2026-11-27 USD 1.09', '3 2026-11-26 USD 1.08', '3 2026-11-26 RUB 92.5'],
  ],
  [
    'with a currency that is no more',
    'Date,USD,HRK\n2026-11-27,1.09,7.53',
    ['2 2026-11-27 USD 1.09'],
  ],
  ['with a rate that is none', 'Date,USD\n2026-11-27,viel', ['2 2026-11-27 USD viel']],
  ['with a day that is none', 'Date,USD\n31 Foo 2026,1.09', ['2 31 Foo 2026 USD 1.09']],
  ['with a code that is none', 'Date,ABC\n2026-11-27,1.09', ['2 2026-11-27 ABC 1.09']],
  [
    'with a column that has no name',
    'Date,USD,,JPY\n2026-11-27,1.09,9.99,161.72',
    ['2 2026-11-27 USD 1.09', '2 2026-11-27 JPY 161.72'],
  ],
  ['without rows', 'Date,USD', []],
  ['a list of rates', 'tag,waehrung,kurs\n2026-11-27,USD,1.09', undefined],
  ['something else', 'Date,Name\n2026-11-27,Meier', undefined],
  ['nothing', '', undefined],
])('a table %s', (_, text, rows) => {
  expect(found(table(text))).toEqual(rows);
});

test.each<[string, string, string[] | undefined]>([
  [
    'the bank’s XML',
    `<?xml version="1.0"?>
<gesmes:Envelope><Cube><Cube time='2026-11-27'>
<Cube currency='USD' rate='1.0921'/>
<Cube currency="JPY" rate="161.72"/></Cube>
<Cube time='2026-11-26'><Cube currency='USD' rate='1.08'/></Cube></Cube></gesmes:Envelope>`,
    ['3 2026-11-27 USD 1.0921', '4 2026-11-27 JPY 161.72', '5 2026-11-26 USD 1.08'],
  ],
  ['another XML', '<html><body/></html>', undefined],
  ['no XML', 'Date,USD', undefined],
])('%s', (_, text, rows) => {
  expect(found(ratesOfXml(text))).toEqual(rows);
});
