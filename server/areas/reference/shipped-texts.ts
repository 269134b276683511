interface ReferenceText {
  name: string;
  values: { bezeichnungDe: string; bezeichnungEn: string; bezeichnungFr: string };
}

function text(name: string, de: string, en: string, fr: string): ReferenceText {
  return { name, values: { bezeichnungDe: de, bezeichnungEn: en, bezeichnungFr: fr } };
}

export const basePaymentMethods: readonly ReferenceText[] = [
  text(
    'invoice-14-days',
    'Rechnung, 14 Tage netto',
    'Invoice, 14 days net',
    'Facture, 14 jours net',
  ),
  text(
    'invoice-30-days',
    'Rechnung, 30 Tage netto',
    'Invoice, 30 days net',
    'Facture, 30 jours net',
  ),
  text(
    'discount-10-days',
    '10 Tage 2 % Skonto, 30 Tage netto',
    '2 % discount within 10 days, 30 days net',
    '2 % d’escompte à 10 jours, 30 jours net',
  ),
  text('direct-debit', 'SEPA-Lastschrift', 'SEPA direct debit', 'Prélèvement SEPA'),
  text('prepayment', 'Vorkasse', 'Prepayment', 'Paiement d’avance'),
];

export const baseDeliveryTerms: readonly ReferenceText[] = [
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
