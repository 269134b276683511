import type { salesPositions } from '../../../db/generated/sales';
import type { DemoProduct } from '../../products/demo/make-products';
import { isDraft, type Draft } from './draft';

type Line = Omit<typeof salesPositions.$inferInsert, 'id' | 'belegId'>;

/** Interval of documents at which a draft shows the kinds of lines. */
const EVERY = 4;

/**
 * Makes lines that some unbooked offers and orders have besides their articles: a text, a subtotal and an optional
 * article. None of them counts.
 */
export function showcaseLines(
  draft: Draft,
  index: number,
  products: readonly DemoProduct[],
  rateOf: (product: DemoProduct) => number,
): Line[] {
  if (!isDraft(draft) || !['0100', '0200'].includes(draft.belegart)) return [];
  const option = products[(index * 7) % products.length];
  if (index % EVERY !== 0 || !option || option.gesperrt) return [];
  const usual = { mengeUebernommen: 0, istRabattierfaehig: true, istSkontofaehig: true };
  const first = (draft.lines.length + 1) * 10;
  return [
    { ...usual, position: first, positionsArt: 'Z', bezeichnung: 'Zwischensumme' },
    {
      ...usual,
      position: first + 10,
      positionsArt: 'T',
      bezeichnung: 'Auf Wunsch liefern wir dazu:',
      langtext: 'Der folgende Artikel ist im Gesamtbetrag nicht enthalten.',
    },
    {
      ...usual,
      position: first + 20,
      positionsArt: 'O',
      artikelId: option.id,
      artikelnummer: option.artikelnummer,
      bezeichnung: option.bezeichnung,
      menge: 1,
      mengeneinheit: option.mengeneinheit,
      einzelpreis: option.vknetto,
      preisregel: 'LISTENPREIS',
      eknetto: option.eknetto ?? null,
      mwstsatz: option.mwstsatz ?? 1,
      steuersatz: rateOf(option),
      istRabattierfaehig: option.istRabattierfaehig ?? true,
      istSkontofaehig: option.istSkontofaehig ?? true,
    },
  ];
}
