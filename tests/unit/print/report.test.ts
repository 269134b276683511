import { expect, test } from 'vitest';
import { mistakesOfPages } from '../../support/print/page-mistakes';
import { printHere } from '../../support/print/print-here';
import { readPdf } from '../../support/print/read-pdf';
import { sampleReport } from '../../support/print/sample-report';

const read = async (input: ReturnType<typeof sampleReport>) => {
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

test('a report says who did what, when and where, and leaves out what there is not', async () => {
  const { text, language, info } = await read(sampleReport());
  expect([language, info.Title]).toEqual(['de', 'Servicebericht 70012']);
  for (const said of [
    'Drucker zieht kein Papier ein',
    'Einsatzort: Filiale Süd, Hauptstr. 5, 50667 Köln',
    'Gerät: A-100 LaserPro 500, Seriennummer SN-1',
    '30.06.2026, 08:05',
    '23 km',
    '1:30 h',
    '6,00 €',
    '10.234,5',
    'Foto liegt vor',
    'Einzugsrolle getauscht',
    'Arbeiten ausgeführt: Name, Unterschrift',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Noch zu erledigen');
  expect(text).not.toContain('Bemerkung');
});

test('in every language, with many times over pages that repeat the heads', async () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const [time] = sampleReport().zeiten;
    if (!time) throw new Error('a sample without times');
    const zeiten = Array.from({ length: 60 }, (_, index) => ({
      ...time,
      bemerkung: index % 5 === 0 ? 'Eine Bemerkung, die zwei Zeilen braucht. '.repeat(4) : null,
    }));
    const signature = {
      art: 'VERWEIGERT',
      name: null,
      grund: 'niemand da',
      zeitpunkt: '2026-06-30T08:00:00Z',
    } as const;
    const { pages, text } = await read(
      sampleReport({ language, zeiten, signature, restarbeiten: 'Toner bestellen' }),
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(text).toContain('90:00 h');
    expect(text).toContain('niemand da');
    const head = { de: 'Dauer', en: 'Duration', fr: 'Durée' }[language];
    expect(text.split(head).length).toBeGreaterThan(2);
  }
});

test('the same report has the same bytes', async () => {
  const [first, second] = [await printHere(sampleReport()), await printHere(sampleReport())];
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
});
