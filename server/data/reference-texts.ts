interface ReferenceText {
  id: number;
  bezeichnungDe: string;
  bezeichnungEn: string;
  bezeichnungFr: string;
}

function text(id: number, de: string, en: string, fr: string): ReferenceText {
  return { id, bezeichnungDe: de, bezeichnungEn: en, bezeichnungFr: fr };
}

export const basePaymentMethods: readonly ReferenceText[] = [
  text(1, 'Rechnung, 14 Tage netto', 'Invoice, 14 days net', 'Facture, 14 jours net'),
  text(2, 'Rechnung, 30 Tage netto', 'Invoice, 30 days net', 'Facture, 30 jours net'),
  text(
    3,
    '10 Tage 2 % Skonto, 30 Tage netto',
    '2 % discount within 10 days, 30 days net',
    '2 % d’escompte à 10 jours, 30 jours net',
  ),
  text(4, 'SEPA-Lastschrift', 'SEPA direct debit', 'Prélèvement SEPA'),
  text(5, 'Vorkasse', 'Prepayment', 'Paiement d’avance'),
];

export const baseDeliveryTerms: readonly ReferenceText[] = [
  text(1, 'Frei Haus', 'Free delivery', 'Franco domicile'),
  text(2, 'Ab Lager', 'Ex warehouse', 'Départ entrepôt'),
  text(3, 'Versand per Paketdienst', 'By parcel service', 'Par colis'),
  text(4, 'Spedition', 'By freight forwarder', 'Par transporteur'),
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
