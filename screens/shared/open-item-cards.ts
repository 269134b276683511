/** What is open per dunning level, and in clarification, which is dunned no further. */
export const openItemCards = [
  {
    name: 'level0',
    count: 'stufe0_Anzahl',
    value: 'stufe0_Betrag',
    tone: 'grey',
    filter: { abgeschlossen: false, klaerung: false, mahnstufe: 0 },
  },
  {
    name: 'level1',
    count: 'stufe1_Anzahl',
    value: 'stufe1_Betrag',
    tone: 'blue',
    filter: { abgeschlossen: false, klaerung: false, mahnstufe: 1 },
  },
  {
    name: 'level2',
    count: 'stufe2_Anzahl',
    value: 'stufe2_Betrag',
    tone: 'yellow',
    filter: { abgeschlossen: false, klaerung: false, mahnstufe: 2 },
  },
  {
    name: 'level3',
    count: 'stufe3_Anzahl',
    value: 'stufe3_Betrag',
    tone: 'orange',
    filter: { abgeschlossen: false, klaerung: false, mahnstufe: 3 },
  },
  {
    name: 'level4',
    count: 'stufe4_Anzahl',
    value: 'stufe4_Betrag',
    tone: 'red',
    filter: { abgeschlossen: false, klaerung: false, mahnstufe: 4 },
  },
  {
    name: 'clarification',
    count: 'klaerung_Anzahl',
    value: 'klaerung_Betrag',
    tone: 'orange',
    filter: { abgeschlossen: false, klaerung: true },
  },
] as const;

/** The same of one customer, above the items. */
export const customerCards = {
  schema: 'OpenItemOverview',
  list: '/auswertungen/offenepostenuebersicht/daten',
  by: 'adresseId',
  opens: 'openItems',
  cards: openItemCards,
} as const;

/** What matters about the items of one customer. */
export const openItemColumns = [
  'rechnungsnummer',
  'nettoFaellig',
  'mahnstufe',
  'klaerung',
  'rechnungsdatum',
  'rechnungsBetrag',
  'bisherGezahlt',
  'offenerBetrag',
  'opvArt',
] as const;
