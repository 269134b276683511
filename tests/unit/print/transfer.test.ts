import { expect, test } from 'vitest';
import type { PrintedTransfer } from '../../../schemas/print/document/printed-transfer';
import { mistakesOfPages } from '../../support/print/page-mistakes';
import { printHere } from '../../support/print/print-here';
import { readPdf } from '../../support/print/read-pdf';
import { sampleDocument } from '../../support/print/sample-document';

function sampleTransfer(more: Partial<PrintedTransfer> = {}): PrintedTransfer {
  const { company, recipient } = sampleDocument([]);
  return {
    ...{ kind: 'transfer', language: 'de', company, recipient, copy: false, signature: null },
    umlagerungsnummer: '50017',
    datum: '2026-11-26',
    eingang: null,
    storniert: false,
    von: { lager: '10 Zentrallager', lagerplatz: 'A-01-02' },
    nach: { lager: '30 Servicewagen 1', lagerplatz: null },
    versandtVon: 'Bea Büro',
    empfaenger: 'Tom Techniker',
    artikelnummer: 'KA-1042',
    bezeichnung: 'Einzugsrolle für LaserPro 500',
    menge: 4,
    mengeneinheit: 'Stk.',
    seriennummern: [],
    bemerkung: null,
    ...more,
  };
}

const read = async (input: PrintedTransfer) => {
  const pdf = await readPdf(await printHere(input));
  expect(mistakesOfPages(pdf.pages)).toEqual([]);
  return {
    ...pdf,
    text: pdf.lines
      .flat()
      .join('\n')
      .replace(/\u00a0/g, ' '),
  };
};

test('a transfer says what goes from where to where, and who signs for it', async () => {
  const { text, info } = await read(sampleTransfer());
  expect(info.Title).toBe('Umlagerungsschein 50017');
  for (const said of [
    ...['10 Zentrallager, A-01-02', '30 Servicewagen 1', 'Bea Büro', 'Tom Techniker'],
    ...['KA-1042', 'Einzugsrolle für LaserPro 500', '26.11.2026'],
    'Ware vollständig erhalten: Name, Unterschrift',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Serien- oder Chargennummern');
  expect(text).not.toContain('Ungültig');
});

test.each([
  ['de', 'Umlagerungsschein'],
  ['en', 'Transfer note'],
  ['fr', 'Bon de transfert'],
] as const)('with numbers and a remark over several pages, in %s', async (language, title) => {
  const seriennummern = Array.from({ length: 500 }, (_, index) => `SN-2026-000${index}`);
  const more = { language, seriennummern, bemerkung: 'Vorsicht Glas', eingang: '2026-11-27' };
  const { pages, text, info } = await read(sampleTransfer(more));
  expect(info.Title).toBe(`${title} 50017`);
  expect(pages.length).toBeGreaterThan(1);
  for (const said of ['SN-2026-000499', 'Vorsicht Glas', '27.11.2026']) {
    expect(text).toContain(said);
  }
});

test('a cancelled one says so across the page', async () => {
  const { text } = await read(sampleTransfer({ storniert: true }));
  expect(text).toContain('Ungültig');
});
