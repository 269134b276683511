function text<More extends object>(name: string, de: string, en: string, fr: string, more?: More) {
  const texts = { bezeichnungDe: de, bezeichnungEn: en, bezeichnungFr: fr };
  return { name, values: { ...texts, ...more } };
}

/** Payment methods with their due days and the cash discount for paying earlier. */
export const basePaymentMethods = [
  text(
    'invoice-14-days',
    'Rechnung, 14 Tage netto',
    'Invoice, 14 days net',
    'Facture, 14 jours net',
    { nettoTage: 14 },
  ),
  text(
    'invoice-30-days',
    'Rechnung, 30 Tage netto',
    'Invoice, 30 days net',
    'Facture, 30 jours net',
    { nettoTage: 30 },
  ),
  text(
    'discount-10-days',
    '10 Tage 2 % Skonto, 30 Tage netto',
    '2 % discount within 10 days, 30 days net',
    '2 % d’escompte à 10 jours, 30 jours net',
    { nettoTage: 30, skonto1Tage: 10, skonto1Prozent: 2 },
  ),
  text('direct-debit', 'SEPA-Lastschrift', 'SEPA direct debit', 'Prélèvement SEPA', {
    nettoTage: 7,
    zahlungPer: 'LASTSCHRIFT',
  }),
  text('prepayment', 'Vorkasse', 'Prepayment', 'Paiement d’avance', { nettoTage: 0 }),
];

export const baseDeliveryTerms = [
  text('free-delivery', 'Frei Haus', 'Free delivery', 'Franco domicile'),
  text('ex-warehouse', 'Ab Lager', 'Ex warehouse', 'Départ entrepôt'),
  text('parcel-service', 'Versand per Paketdienst', 'By parcel service', 'Par colis'),
  text('freight-forwarder', 'Spedition', 'By freight forwarder', 'Par transporteur'),
];

/** Salutations; `bemerkung` says for whom, see schemas/rules/letter-salutation.ts. */
export const baseTexts = [
  ['Frau', 'woman'],
  ['Herr', 'man'],
  ['Firma', 'company'],
  ['Divers', 'diverse'],
  ['Ms', 'woman'],
  ['Mr', 'man'],
  ['Madame', 'woman'],
  ['Monsieur', 'man'],
].map(([eintrag = '', bemerkung = ''], index) => ({
  schluessel: 'ADR.Anrede',
  eintrag,
  bemerkung,
  sortierung: (index + 1) * 10,
  istAktiv: true,
}));
