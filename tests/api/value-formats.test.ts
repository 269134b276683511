import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const list = '/pruefstand/werte';

const full = {
  bezeichnung: 'Alles',
  notiz: 'Zeile 1\nZeile 2',
  aktiv: false,
  stufe: 2,
  merkmale: ['LEISE', 'KLEIN'],
  betreuer: [2, 3],
  ton: 'lightGreen',
  anzahl: 7,
  menge: 1.25,
  stueck: 3,
  laenge: 0.3,
  gewicht: 0.125,
  preis: 1234.5,
  rabatt: 12.5,
  dauer: 90,
  datum: '2024-02-29',
  uhrzeit: '08:30',
  termin: '2026-03-29T02:30',
  zeitpunkt: '2026-10-25T00:30:00.000Z',
  land: 'DE',
  email: 'a@b.example',
  telefon: '030/12 34-0',
  webseite: 'https://a.example/',
  iban: 'DE02120300000000202051',
  ustId: 'DE136695976',
  gtin: '4006381333931',
};

/** What is wrong by format or bound, and what is said about it in German, English and French. */
const refused: [Row, string, string, string][] = [
  [
    { merkmale: ['LAUT'] },
    'Bitte einen der vorgesehenen Werte wählen.',
    'Please choose one of the values offered.',
    'Veuillez choisir l’une des valeurs proposées.',
  ],
  [
    { merkmale: ['LEISE', 'ROBUST', 'KLEIN', 'GROSS'] },
    'Höchstens 3 Einträge.',
    'At most 3 entries.',
    'Au plus 3 entrées.',
  ],
  [
    { ton: 'mauve' },
    'Diese Farbe gibt es nicht.',
    'There is no such colour.',
    'Cette couleur n’existe pas.',
  ],
  [{ stueck: 2.5 }, 'Höchstens 0 Nachkommastellen.', 'At most 0 decimals.', 'Au plus 0 décimales.'],
  [{ laenge: 0.35 }, 'Höchstens 1 Nachkommastellen.', '', ''],
  [{ menge: 1.005 }, 'Höchstens 2 Nachkommastellen.', '', ''],
  [{ dauer: 1441 }, 'Höchstens 1440.', '', ''],
  [{ uhrzeit: '8:30' }, 'Keine gültige Uhrzeit.', 'Not a valid time.', 'Heure non valable.'],
  [{ termin: '2026-02-30T08:00' }, 'Kein gültiger Zeitpunkt.', '', ''],
  [{ zeitpunkt: '2026-10-25T02:30' }, 'Kein gültiger Zeitpunkt.', '', ''],
  [
    { iban: 'DE03120300000000202051' },
    'Die IBAN stimmt nicht.',
    'The IBAN is not correct.',
    'L’IBAN n’est pas correct.',
  ],
  [{ ustId: 'DE136695977' }, 'Die USt-IdNr. stimmt nicht.', '', ''],
  [{ gtin: '4006381333932' }, 'Die GTIN stimmt nicht.', '', ''],
  [{ telefon: 'zu Hause' }, 'Keine gültige Telefonnummer.', '', ''],
  [{ webseite: 'javascript:alert(1)' }, 'Keine gültige Webadresse.', '', ''],
  [{ email: 'nobody' }, 'Keine gültige E-Mail-Adresse.', '', ''],
];

describe('values of every format', () => {
  const server = testServer({}, 'tests/fixtures/gadgets/main.ts');
  let client: ApiClient;
  const found = async (parameters: Record<string, string>) =>
    rowsOf(await client.get(`${list}?${new URLSearchParams(parameters).toString()}`)).map(
      ({ bezeichnung }) => bezeichnung,
    );

  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
    for (const sample of [
      full,
      { bezeichnung: 'Früh', merkmale: ['ROBUST'], uhrzeit: '07:15', dauer: 5, ton: 'blue' },
      { bezeichnung: 'Spät', merkmale: ['KLEIN'], uhrzeit: '21:00', dauer: 600 },
    ]) {
      expect((await client.post(list, sample)).status).toBe(201);
    }
  });

  test('are stored as they were sent', async () => {
    const [stored] = rowsOf(await client.get(`${list}?filter=bezeichnung=Alles`));
    expect(stored).toMatchObject(full);
    const read = await client.get(`${list}/${String(stored?.id)}`);
    expect(recordOf(read)).toEqual(stored);
  });

  test('are stored in one spelling, however they were written', async () => {
    const sent = {
      bezeichnung: 'Schreibweisen',
      iban: 'de02 1203 0000 0000 2020 51',
      ustId: 'CHE-107.787.577 MWST',
      gtin: '4006381 333931',
      land: 'd',
    };
    expect((await client.post(list, sent)).status).toBe(201);
    const [stored] = rowsOf(await client.get(`${list}?filter=bezeichnung=Schreibweisen`));
    expect(stored).toMatchObject({
      iban: 'DE02120300000000202051',
      ustId: 'CHE107787577MWST',
      gtin: '4006381333931',
      land: 'DE',
      merkmale: [],
    });
  });

  test('are stored without what was pasted along, and found by what is pasted', async () => {
    const sent = {
      bezeichnung: '\u200bEin\u00a0Fund\ufeff',
      notiz: 'Prix\u202f: 12\u00a0€\u200b',
      email: 'Anna Berg <info@müller.example>',
      telefon: 'Tel.: 0 89 / 12 34 56 – 0 DW 12',
      webseite: 'www.müller.example',
      iban: 'IBAN: DE02\u00a01203\u202f0000–0000–2020–51',
      ustId: 'UID: CHE\u200b-107.787.577 MWST',
      gtin: 'EAN: 4\u00a0006381‑333931',
      land: 'ａ',
    };
    const stored = {
      bezeichnung: 'Ein Fund',
      notiz: 'Prix\u202f: 12\u00a0€',
      email: 'info@müller.example',
      telefon: '0 89 / 12 34 56-12',
      webseite: 'https://www.müller.example',
      iban: 'DE02120300000000202051',
      ustId: 'CHE107787577MWST',
      gtin: '4006381333931',
      land: 'AT',
    };
    expect((await client.post(list, sent)).status).toBe(201);
    const [row] = rowsOf(await client.get(`${list}?filter=land=AT`));
    expect(row).toMatchObject(stored);
    for (const filter of [
      'bezeichnung=Ein\u00a0Fund\u200b',
      'bezeichnung~ein\u202ffund',
      'email=mailto:info@müller.example',
      'email~<info@müller.example>',
      'telefon~Tel. 089/1234\u201056',
      'telefon~+49 89 123456',
      'telefon^(089) 12 34 56',
      'telefon~89 / 12',
      'webseite=www.müller.example',
      'land=a,iban~DE02 1203',
      'land=AT,ustId=che 107 787 577 MWST',
      'land=AT,gtin~4006381-3339',
    ]) {
      expect([filter, await found({ filter })]).toEqual([filter, ['Ein Fund']]);
    }
  });

  test('are refused when they are wrong, in the language of the caller', async () => {
    for (const [body, ...texts] of refused) {
      const [name = ''] = Object.keys(body);
      for (const [index, text] of texts.entries()) {
        if (text === '') continue;
        const language = ['de', 'en', 'fr'][index] ?? '';
        const reply = await client.post(
          list,
          { bezeichnung: 'x', ...body },
          { 'accept-language': language },
        );
        const errors = fieldErrorsOf(reply);
        const said = Object.entries(errors).filter(([field]) => field.split('.')[0] === name);
        expect([name, reply.status, said.flatMap(([, messages]) => messages)]).toEqual([
          name,
          422,
          [text],
        ]);
      }
    }
  });

  test('are filtered and sorted as what they are', async () => {
    expect(await found({ filter: 'merkmale=KLEIN', orderBy: 'bezeichnung' })).toEqual([
      'Alles',
      'Spät',
    ]);
    expect(await found({ filter: 'merkmale=KLEIN,merkmale=LEISE' })).toEqual(['Alles']);
    expect(await found({ filter: 'betreuer=3' })).toEqual(['Alles']);
    expect(await found({ filter: 'uhrzeit>=07:30,uhrzeit<=21:00', orderBy: 'uhrzeit' })).toEqual([
      'Alles',
      'Spät',
    ]);
    expect(await found({ filter: 'dauer>=90', orderBy: '-dauer' })).toEqual(['Spät', 'Alles']);
    expect(await found({ filter: 'ton in(blue|lightGreen)', orderBy: 'ton' })).toEqual([
      'Früh',
      'Alles',
    ]);
    expect(await found({ filter: 'ustId=de 136 695 976' })).toEqual(['Alles']);
  });
});
