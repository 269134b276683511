import { expect, test } from 'vitest';
import { figuresIn } from '../../../schemas/print/layout/figures';
import { addMoney } from '../../../schemas/rules/decimal';
import { documentTotals } from '../../../schemas/rules/document-totals';
import { fullMatrix } from '../../support/full-matrix';
import { mistakesOfPages } from '../../support/print/page-mistakes';
import { printHere } from '../../support/print/print-here';
import { randomDocument } from '../../support/print/random-document';
import { readAmount, readPdf } from '../../support/print/read-pdf';
import { seed } from '../../support/seed';

/** What stands at the right edge, from the first page to the last, as amounts in the document's language. */
function amountsOf(pages: Awaited<ReturnType<typeof readPdf>>['pages'], language: string) {
  return pages
    .flat()
    .filter(({ right }) => Math.abs(right - 190) < 0.4)
    .map(({ text }) => readAmount(text, language))
    .filter((amount) => !Number.isNaN(amount));
}

const count = fullMatrix ? 1000 : 12;
const seeds = Array.from({ length: count }, (_, index) => seed * 100_000 + index);

test.each(seeds)('the sums of random document %i are those of the rule', async (own) => {
  const input = randomDocument(own);
  const { language } = input;
  const { pages, lines } = await readPdf(await printHere(input));
  expect(mistakesOfPages(pages)).toEqual([]);

  // The rule is asked anew, from the lines as they were given.
  const { rabatt1, rabatt2 } = input.head;
  const frachtkosten = input.totals?.frachtkosten ?? 0;
  const ruled = input.lines.map((line) => ({ ...line, istRabattierfaehig: true }));
  const totals = documentTotals({ rabatt1, rabatt2, frachtkosten }, ruled);
  const sums = [
    ...(totals.rabatt !== 0 || frachtkosten !== 0 ? [totals.positionen] : []),
    ...(totals.rabatt !== 0 ? [-totals.rabatt] : []),
    ...(frachtkosten !== 0 ? [frachtkosten] : []),
    totals.netto,
    ...totals.steuern.map(({ steuer }) => steuer),
    totals.brutto,
  ];
  const read = amountsOf(pages, language);
  expect(read.slice(-sums.length)).toEqual(sums);
  const { amount, percent } = figuresIn(language);
  const text = lines
    .flat()
    .join('\n')
    .replace(/\u00a0/g, ' ');
  for (const { steuersatz, netto } of totals.steuern) {
    expect(text).toContain(percent(steuersatz).replace(/\u00a0/g, ' '));
    expect(text).toContain(amount(netto).replace(/\u00a0/g, ' '));
  }

  // Every line's total stands there once, in its order; between them only what is carried from page to page.
  const perLine = input.lines
    .filter(({ positionsArt, gesamtpreis }) => positionsArt === 'N' && gesamtpreis !== null)
    .map(({ gesamtpreis }) => gesamtpreis);
  const rest = read.slice(0, -sums.length);
  const inOrder = perLine.reduce<number>(
    (from, total) => (from < 0 ? from : rest.indexOf(total as number, from) + 1 || -1),
    0,
  );
  expect(inOrder).toBeGreaterThanOrEqual(0);
  expect(addMoney(...perLine.map(Number))).toBe(totals.positionen);
});
