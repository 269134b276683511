import { shippedRows, type ShippedRows } from '../../../data/shipped-data';
import { mailTemplates } from '../../../db/generated/mail';
import type { MailTemplateKind } from '../../../../schemas/rules/mail-template';

type Text = readonly [betreff: string, satz: string];

/** Subject and sentence by kind, in German, English and French. */
const texts: Readonly<Record<MailTemplateKind, readonly [Text, Text, Text]>> = {
  ANGEBOT: [
    [
      'Unser Angebot {belegnummer}',
      'vielen Dank für Ihr Interesse. Anbei erhalten Sie unser Angebot {belegnummer} vom {belegdatum} über {betrag}.',
    ],
    [
      'Our quotation {belegnummer}',
      'thank you for your interest. Please find attached our quotation {belegnummer} of {belegdatum} over {betrag}.',
    ],
    [
      'Notre offre {belegnummer}',
      'nous vous remercions de votre intérêt. Veuillez trouver ci-joint notre offre {belegnummer} du {belegdatum} d’un montant de {betrag}.',
    ],
  ],
  AUFTRAG: [
    [
      'Auftragsbestätigung {belegnummer}',
      'vielen Dank für Ihren Auftrag {bestellnummer}. Anbei erhalten Sie unsere Auftragsbestätigung {belegnummer} vom {belegdatum}.',
    ],
    [
      'Order confirmation {belegnummer}',
      'thank you for your order {bestellnummer}. Please find attached our order confirmation {belegnummer} of {belegdatum}.',
    ],
    [
      'Confirmation de commande {belegnummer}',
      'nous vous remercions de votre commande {bestellnummer}. Veuillez trouver ci-joint notre confirmation {belegnummer} du {belegdatum}.',
    ],
  ],
  LIEFERSCHEIN: [
    [
      'Lieferschein {belegnummer}',
      'anbei erhalten Sie unseren Lieferschein {belegnummer} vom {belegdatum}.',
    ],
    [
      'Delivery note {belegnummer}',
      'please find attached our delivery note {belegnummer} of {belegdatum}.',
    ],
    [
      'Bon de livraison {belegnummer}',
      'veuillez trouver ci-joint notre bon de livraison {belegnummer} du {belegdatum}.',
    ],
  ],
  RECHNUNG: [
    [
      'Rechnung {belegnummer}',
      'anbei erhalten Sie unsere Rechnung {belegnummer} vom {belegdatum} über {betrag}. Sie ist am {faellig} fällig.',
    ],
    [
      'Invoice {belegnummer}',
      'please find attached our invoice {belegnummer} of {belegdatum} over {betrag}. It is due on {faellig}.',
    ],
    [
      'Facture {belegnummer}',
      'veuillez trouver ci-joint notre facture {belegnummer} du {belegdatum} d’un montant de {betrag}, payable le {faellig}.',
    ],
  ],
  GUTSCHRIFT: [
    [
      'Gutschrift {belegnummer}',
      'anbei erhalten Sie unsere Gutschrift {belegnummer} vom {belegdatum} über {betrag}.',
    ],
    [
      'Credit note {belegnummer}',
      'please find attached our credit note {belegnummer} of {belegdatum} over {betrag}.',
    ],
    [
      'Avoir {belegnummer}',
      'veuillez trouver ci-joint notre avoir {belegnummer} du {belegdatum} d’un montant de {betrag}.',
    ],
  ],
  SERVICEBERICHT: [
    [
      'Servicebericht zum Auftrag {auftragsnummer}',
      'anbei erhalten Sie den Bericht über unseren Einsatz vom {datum} zum Auftrag {auftragsnummer} «{titel}».',
    ],
    [
      'Service report on order {auftragsnummer}',
      'please find attached the report on our visit of {datum} for order {auftragsnummer} «{titel}».',
    ],
    [
      'Rapport d’intervention, ordre {auftragsnummer}',
      'veuillez trouver ci-joint le rapport de notre intervention du {datum} pour l’ordre {auftragsnummer} «{titel}».',
    ],
  ],
};

const closings = {
  de: 'Mit freundlichen Grüßen\n{bearbeiter}\n{firma}',
  en: 'Kind regards\n{bearbeiter}\n{firma}',
  fr: 'Meilleures salutations\n{bearbeiter}\n{firma}',
} as const;

/** Template of each kind in each language: there is one for every message, and an installation changes them. */
export const shippedTemplates: ShippedRows = shippedRows(
  mailTemplates,
  (Object.keys(texts) as MailTemplateKind[]).flatMap((art) =>
    (['de', 'en', 'fr'] as const).map((sprache, index) => {
      const [betreff = '', sentence = ''] = texts[art][index] ?? [];
      const text = `{anrede},\n\n${sentence}\n\n${closings[sprache]}`;
      return { art, sprache, betreff, text };
    }),
  ),
  ({ art, sprache }) => `${art} ${sprache}`,
);
