import type { Language } from '../../http/language';

const types: readonly [string, Record<Language, string>][] = [
  ['0100', { de: 'Angebot', en: 'Offer', fr: 'Devis' }],
  ['0200', { de: 'Auftrag', en: 'Order', fr: 'Commande' }],
  ['0300', { de: 'Lieferschein', en: 'Delivery note', fr: 'Bon de livraison' }],
  ['0400', { de: 'Rechnung', en: 'Invoice', fr: 'Facture' }],
  ['0490', { de: 'Rechnungskorrektur', en: 'Credit note', fr: 'Avoir' }],
  ['0500', { de: 'Direktrechnung', en: 'Direct invoice', fr: 'Facture directe' }],
];

/** The document types that there are, named in a language. */
export function documentTypes(language: Language): { belegart: string; bezeichnung: string }[] {
  return types.map(([belegart, names]) => ({ belegart, bezeichnung: names[language] }));
}
