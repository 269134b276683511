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

/** All that is open, by how long it has been due. */
export const openItemShares = {
  name: 'total',
  filter: 'abgeschlossen=false',
  parts: [
    {
      name: 'notDue',
      count: 'nichtFaellig_Anzahl',
      value: 'nichtFaellig_Betrag',
      filter: 'nettoFaellig>=:HEUTE',
    },
    {
      name: 'due30',
      count: 'faelligBis30_Anzahl',
      value: 'faelligBis30_Betrag',
      filter: 'nettoFaellig>=:HEUTE-30,nettoFaellig<=:HEUTE-1',
    },
    {
      name: 'due60',
      count: 'faelligBis60_Anzahl',
      value: 'faelligBis60_Betrag',
      filter: 'nettoFaellig>=:HEUTE-60,nettoFaellig<=:HEUTE-31',
    },
    {
      name: 'due90',
      count: 'faelligBis90_Anzahl',
      value: 'faelligBis90_Betrag',
      filter: 'nettoFaellig>=:HEUTE-90,nettoFaellig<=:HEUTE-61',
    },
    {
      name: 'older',
      count: 'faelligUeber90_Anzahl',
      value: 'faelligUeber90_Betrag',
      filter: 'nettoFaellig<=:HEUTE-91',
    },
  ],
} as const;
