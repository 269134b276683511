import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { PrintLanguage } from '../../../schemas/print/document/printed-document';
import type { PrintedType } from '../../../schemas/print/document/printed-head';
import { figuresIn } from '../../../schemas/print/layout/figures';
import { addMoney } from '../../../schemas/rules/decimal';
import { printDocument } from '../../../server/print/print-document';
import { PrintThread } from '../../../server/print/print-thread';
import { mistakesOfPages } from '../../support/print/page-mistakes';
import { printHere } from '../../support/print/print-here';
import { randomDocument } from '../../support/print/random-document';
import { readAmount, readPdf } from '../../support/print/read-pdf';
import { sampleDocument, sampleLine } from '../../support/print/sample-document';
import { signaturePng } from '../../support/print/signature-png';

const languages = ['de', 'en', 'fr'] as const satisfies PrintLanguage[];
const types = ['0100', '0200', '0300', '0400', '0490', '0500'] as const satisfies PrintedType[];

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleLine({
      position: index + 1,
      bezeichnung: `Artikel Nummer ${index + 1}`,
      menge: (index % 7) + 1,
      langtext: index % 9 === 4 ? 'Ein Text, der in mehreren Zeilen steht. '.repeat(12) : null,
    }),
  );

async function read(input: Parameters<typeof printHere>[0]) {
  const pdf = await readPdf(await printHere(input));
  expect(mistakesOfPages(pdf.pages)).toEqual([]);
  return {
    ...pdf,
    text: pdf.lines
      .flat()
      .join('\n')
      .replace(/\u00a0/g, ' '),
  };
}

test('the same input gives the same bytes, whatever was printed before, and where', async () => {
  const input = sampleDocument(linesOf(30), { signature: signature('GEZEICHNET') });
  const hash = hashOf(await printHere(input));
  await printHere(randomDocument(7));
  expect(hashOf(await printHere(structuredClone(input)))).toBe(hash);
  const fresh = async (TZ: string, LANG: string) => {
    const script = 'tests/support/print/print-hash.ts';
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      env: { ...process.env, TZ, LANG, KONTOR_PRINTED: JSON.stringify(input) },
    });
    return stdout.trim();
  };
  expect(await fresh('Pacific/Kiritimati', 'fr_FR.UTF-8')).toBe(hash);
  expect(await fresh('America/Los_Angeles', 'C')).toBe(hash);
}, 120_000);

test('a thread prints, refuses what cannot be printed, and goes on', async () => {
  const thread = new PrintThread();
  const asker = { subject: 'user 1', gone: () => new AbortController().signal };
  const input = sampleDocument(linesOf(2));
  const broken = { ...input, company: { ...input.company, logo: { art: 'PNG', daten: 'AAAA' } } };
  const [first, refused, second] = await Promise.allSettled([
    thread.print(input),
    thread.print(broken as never),
    thread.print(input),
  ]);
  expect(refused.status).toBe('rejected');
  const hash = hashOf(await printHere(input));
  for (const done of [first, second]) {
    expect(done.status === 'fulfilled' && hashOf(done.value)).toBe(hash);
  }
  await thread.end();
  expect(hashOf(await thread.print(input))).toBe(hash);
  expect(hashOf(await printDocument(input, asker))).toBe(hash);
  await thread.end();
}, 120_000);

test('a short paper does not wait for the long one of somebody else', async () => {
  const printed: string[] = [];
  const print = async (subject: string, count: number) => {
    const asker = { subject, gone: () => new AbortController().signal };
    await printDocument(sampleDocument(linesOf(count)), asker);
    printed.push(subject);
  };
  // Both threads have begun.
  await Promise.all([print('one', 1), print('one', 400)]);
  await Promise.all([print('long', 1500), print('short', 1)]);
  expect(printed.slice(2)).toEqual(['short', 'long']);
}, 60_000);

test('what nobody waits for any more is ended, and the next is printed', async () => {
  const thread = new PrintThread();
  const gone = new AbortController();
  const endless = sampleDocument(linesOf(2_000));
  const given = thread.print(endless, gone.signal);
  setTimeout(() => gone.abort(), 300);
  await expect(given).rejects.toThrow(/abort/i);
  const input = sampleDocument(linesOf(2));
  expect(hashOf(await thread.print(input))).toBe(hashOf(await printHere(input)));
  await thread.end();
}, 120_000);

test('who begins a short paper and leaves does not end the thread that prints those of others', async () => {
  const staying = { subject: 'stays', gone: () => new AbortController().signal };
  const input = sampleDocument(linesOf(3));
  await printDocument(input, staying);
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  const gone = new AbortController();
  const left = printDocument(input, { subject: 'leaves', gone: () => gone.signal });
  // It has had its turn by then.
  setImmediate(() => gone.abort());
  await Promise.allSettled([left]);
  expect(gone.signal.aborted).toBe(true);
  expect(hashOf(await printDocument(input, staying))).toBe(hashOf(await printHere(input)));
  expect(ended).not.toHaveBeenCalled();
  ended.mockRestore();
}, 60_000);

test('a thread that cannot begin says so', async () => {
  const missing = new URL('./no-such-module.mjs', import.meta.url);
  const thread = new PrintThread({ start: missing, module: missing });
  await expect(thread.print(sampleDocument([]))).rejects.toThrow(/no-such-module/);
});

test.each([0, 1, 25, 80, 500])(
  '%i lines: each once, sums carried from page to page',
  async (count) => {
    const input = sampleDocument(linesOf(count));
    const { lines, text } = await read(input);
    for (const { position, bezeichnung } of input.lines) {
      expect(text.split(`${position} ${bezeichnung} `).length).toBe(2);
    }
    const figure = (line: string) => readAmount(line.split(' ').at(-1) ?? '', 'de');
    let sum = 0;
    lines.forEach((page, index) => {
      const rows = page.filter((line) => /^\d+ Artikel Nummer/.test(line));
      const onPage = addMoney(0, ...rows.map(figure));
      const carriedIn = page.find((line) => line.startsWith('Übertrag von Seite'));
      if (rows.length > 0 && index > 0) {
        expect(carriedIn).toMatch(new RegExp(`^Übertrag von Seite ${index} `));
        expect(figure(carriedIn ?? '')).toBe(sum);
      }
      if (rows.length > 0)
        expect(page.some((line) => line.startsWith('Pos. Bezeichnung'))).toBe(true);
      sum = addMoney(sum, onPage);
      const pageSum = page.find((line) => line.startsWith(`Zwischensumme Seite ${index + 1} `));
      const carried = page.find((line) => /^Übertrag [\d.]/.test(line));
      if (pageSum !== undefined) expect(figure(pageSum)).toBe(onPage);
      if (carried !== undefined) expect(figure(carried)).toBe(sum);
      expect(pageSum === undefined).toBe(carried === undefined);
      expect(page.join('\n')).toContain(`Seite ${index + 1} von ${lines.length}`);
    });
    expect(sum).toBe(input.totals?.positionen);
    // Every page with lines on it but the last of them hands its sum on.
    const pagesWith = (pattern: RegExp) =>
      lines.flatMap((page, index) => (page.some((line) => pattern.test(line)) ? [index] : []));
    expect(pagesWith(/^Übertrag [\d.]/)).toEqual(pagesWith(/^\d+ Artikel Nummer/).slice(0, -1));
  },
  60_000,
);

test('an address of six lines stands in the window of an envelope, more of them higher', async () => {
  const recipient = {
    namen: ['Name eins', 'Name zwei', 'Name drei'],
    ansprechpartner: 'Frau Eva Muster',
    lkz: 'FR',
    land: 'Frankreich',
  };
  const { pages } = await read(sampleDocument(linesOf(1), { recipient, copy: true }));
  const found = (text: string) => pages[0]?.find((one) => one.text === text);
  // DIN 5008 form B: 85 × 45 mm at 20 and 45 mm; what is printed stays within, whatever the folding gives away.
  for (const text of [...recipient.namen, recipient.ansprechpartner, 'FRANKREICH', 'Kopie']) {
    expect(found(text)?.x).toBeCloseTo(25, 1);
    expect(found(text)?.y).toBeGreaterThan(48);
    expect(found(text)?.y).toBeLessThan(89.5);
    expect(found(text)?.right).toBeLessThan(105);
  }
  const domestic = await read(sampleDocument(linesOf(1), { recipient: { lkz: 'DE' } }));
  expect(domestic.text).not.toContain('DEUTSCHLAND');
});

test.each(types.flatMap((type) => languages.map((language) => [type, language] as const)))(
  'document of type %s in %s',
  async (belegart, language) => {
    const isDelivery = belegart === '0300';
    const input = sampleDocument(linesOf(3), {
      language,
      head: {
        belegart,
        bezuege: [{ belegart: '0400', belegnummer: 'RE26-00001', belegdatum: '2026-10-01' }],
        grund: 'Menge falsch',
      },
      notes: ['reverseCharge', 'intraCommunity', 'export', 'distanceSale'],
      ...(isDelivery ? { totals: null, payment: null } : {}),
    });
    const { text, info, language: spoken } = await read(input);
    const { amount } = figuresIn(language);
    expect(text).toContain('RE26-00017');
    expect(text).toContain('RE26-00001');
    expect(text.includes(amount(input.totals?.brutto ?? 12.5))).toBe(!isDelivery);
    if (belegart === '0490') expect(text).toContain('Menge falsch');
    expect(spoken).toBe(language);
    expect(info.Title).toMatch(/RE26-00017$/);
    expect(info.Author).toBe('Kontor Gebäudetechnik GmbH');
    expect(info.CreationDate).toBe('D:20261125000000Z');
  },
);

test('an invoice has all that §14 (4) UStG asks for', async () => {
  const { text } = await read(
    sampleDocument([sampleLine(), sampleLine({ position: 20, steuersatz: 7, einzelpreis: 80 })]),
  );
  for (const part of [
    'Kontor Gebäudetechnik GmbH · Rheinauhafen 12 · 50678 Köln',
    'Bäckerei Şimşek & Söhne GmbH',
    'Große Bleichen 117 a\n',
    'USt-IdNr. DE123456788',
    'Steuernr. 215/5812/0483',
    'Rechnungsnummer RE26-00017',
    'Datum 25.11.2026',
    'Leistungszeitraum 19.11.2026 – 23.11.2026',
    '10 Kabelkanal 40 × 60 mm, weiß 3 Stk. 12,50 19 % 37,50',
    '19 % USt. auf 37,50 7,13',
    '7 % USt. auf 240,00 16,80',
    'Rechnungsbetrag 301,43 EUR',
    'Bis 05.12.2026 mit 3 % Skonto (9,04 EUR): 292,39 EUR',
    'Bis 15.12.2026 mit 2 % Skonto (6,03 EUR): 295,40 EUR',
    'Zahlbar bis 25.12.2026 ohne Abzug.',
    'IBAN DE02 3705 0299 0000 6847 12, BIC COKSDE33',
  ]) {
    expect(text).toContain(part);
  }
});

test('optional and alternative lines are marked and not summed; a subtotal sums what is above it', async () => {
  const { text } = await read(
    sampleDocument([
      sampleLine({ position: 10, einzelpreis: 100, menge: 1 }),
      sampleLine({ position: 20, positionsArt: 'O', einzelpreis: 50, menge: 1 }),
      sampleLine({ position: 30, einzelpreis: 10, menge: 2 }),
      sampleLine({
        position: 40,
        positionsArt: 'Z',
        bezeichnung: '',
        menge: null,
        einzelpreis: null,
      }),
      sampleLine({ position: 50, positionsArt: 'A', einzelpreis: 7, menge: 1 }),
      sampleLine({
        position: 60,
        positionsArt: 'T',
        bezeichnung: 'Nur Text',
        menge: null,
        einzelpreis: null,
      }),
      sampleLine({
        position: 70,
        einzelpreis: 1,
        menge: 1,
        rabatt1: 10,
        teuerungszuschlagProzent: 5,
      }),
    ]),
  );
  expect(text).toContain('(50,00)');
  expect(text).toContain('Optional, im Gesamtbetrag nicht enthalten');
  expect(text).toContain('(7,00)');
  expect(text).toContain('Alternative, im Gesamtbetrag nicht enthalten');
  expect(text).toMatch(/Zwischensumme 120,00/);
  expect(text).toContain('Nur Text');
  // 1.00 less 10 %, plus 5 %: 0.945.
  expect(text).toContain('= 0,9450');
  expect(text).toContain('Nettobetrag 120,95');
});

test('whoever has it read aloud hears a heading and a table with its columns, and no footer', async () => {
  const { roles, lines } = await read(sampleDocument(linesOf(40)));
  expect(roles.length).toBeGreaterThan(1);
  // The library answers the whole table for each page that a part of it is on.
  const count = (role: string) => roles[0]?.filter((one) => one === role).length;
  expect(roles.flat().filter((role) => role === 'H1')).toHaveLength(1);
  // The lines, and on the last page the sums.
  expect(roles.at(-1)?.filter((role) => role === 'Table').length).toBe(2);
  // Six columns, once: what later pages repeat is decoration.
  expect(count('TH')).toBe(6);
  expect(count('TR')).toBe(1 + 40);
  expect(count('TD')).toBe(6 * 40);
  expect(
    lines.filter((page) => page.some((line) => line.startsWith('Pos. '))).length,
  ).toBeGreaterThan(1);
});

test('who charges no tax shows none (§19 UStG)', async () => {
  const input = sampleDocument([sampleLine({ steuersatz: 0 })], { notes: ['smallBusiness'] });
  const { text } = await read(input);
  expect(text).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.');
  expect(text).toContain('Rechnungsbetrag 37,50 EUR');
  expect(text).not.toContain('USt. auf');
});

test('a small invoice needs no customer (§33 UStDV)', async () => {
  const recipient = { namen: [], ansprechpartner: null, strasse: null, plz: null, ort: null };
  const { text } = await read(
    sampleDocument([sampleLine()], {
      recipient: { ...recipient, kundennr: null, ustId: null },
      head: { briefanrede: null, kopftext: null, fusstext: null, bestellnummerKunde: null },
      company: {
        register: null,
        bank: null,
        bic: null,
        telefon: null,
        webseite: null,
        geschaeftsfuehrer: [],
      },
      payment: null,
    }),
  );
  expect(text).toContain('Rechnungsbetrag 44,63 EUR');
  expect(text).toContain('19 % USt. auf 37,50 7,13');
});

test.each([
  [{ draft: true }, 'Entwurf'],
  [{ obsolete: true }, 'Ungültig'],
])('%j says «%s» on every page', async (set, mark) => {
  const { pages } = await read(sampleDocument(linesOf(60), set));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.map(({ text }) => text)).toContain(mark);
});

test('who signed, typed a name or refused stands below', async () => {
  const { text: drawn } = await read(
    sampleDocument(linesOf(1), { signature: signature('GEZEICHNET') }),
  );
  expect(drawn).toContain('Žofie Dvořáková, Filialleitung');
  expect(drawn).toContain('Auf dem Gerät gezeichnet am 25.11.2026 14:45');
  const { text: typed } = await read(
    sampleDocument(linesOf(1), { signature: signature('GETIPPT') }),
  );
  expect(typed).toContain('Als Name eingegeben am 25.11.2026 14:45');
  const { text: refused } = await read(
    sampleDocument(linesOf(1), {
      signature: {
        art: 'VERWEIGERT',
        name: null,
        grund: 'Niemand da',
        zeitpunkt: '2026-11-25T13:45:10Z',
      },
    }),
  );
  expect(refused).toContain('Ohne Unterschrift, vorgelegt am 25.11.2026 14:45 (Kunde): Niemand da');
});

test('a credit shows negative amounts', async () => {
  const input = sampleDocument([sampleLine({ menge: -3 })], {
    head: { belegart: '0490' },
    payment: null,
  });
  const { text } = await read(input);
  expect(text).toContain('Stornobetrag −44,63 EUR');
});

test('letters of Poland, Czechia, Turkey, Greece and Russia are copied as they were', async () => {
  const namen = ['Łukasz Żółć', 'Jiří Řežábek', 'Şükrü İğneci – Αθήνα – Москва'];
  const { text } = await read(sampleDocument(linesOf(1), { recipient: { namen } }));
  for (const name of namen) expect(text).toContain(name);
});

function signature(art: 'GEZEICHNET' | 'GETIPPT') {
  const who = {
    name: 'Žofie Dvořáková',
    rolle: 'Filialleitung',
    zeitpunkt: '2026-11-25T13:45:10Z',
  };
  return art === 'GEZEICHNET' ? { art, bild: signaturePng, ...who } : { art, ...who };
}
