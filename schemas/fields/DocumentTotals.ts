import { defineSums } from '../define';
import { documentTotals } from '../rules/document-totals';

/** Sums of a document's head and lines, by the rule that the server calculates with. */
export const documentSums = defineSums({
  sums: 'DocumentTotals',
  of: 'SalesDocument',
  rows: 'Position',
  value: (document, lines) => {
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    const head = {
      rabatt1: number(document.rabatt1),
      rabatt2: number(document.rabatt2),
      frachtkosten: number(document.frachtkosten),
      ausgleich: document.ausgleich ?? null,
    };
    const counted = lines.map((line) => ({
      positionsArt: line.positionsArt ?? 'N',
      gesamtpreis: number(line.gesamtpreis),
      steuersatz: number(line.steuersatz),
      istRabattierfaehig: line.istRabattierfaehig ?? true,
      istSkontofaehig: line.istSkontofaehig ?? true,
      rohertrag: number(line.rohertrag),
    }));
    return { ...documentTotals(head, counted), waehrung: document.waehrung ?? 'EUR' };
  },
});
