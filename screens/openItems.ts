import { defineScreen } from '../src/engine/define/define-screen';

/**
 * Open items (number 210): columns, views (open, overdue), warning of a clarification, what may be done with one: pay,
 * clarify, set the dunning level.
 */
export default defineScreen('openItems', {
  schema: 'OpenItem',
  number: 210,
  icon: 'cash',
  api: { list: '/finanzen/offeneposten', record: '/finanzen/offeneposten/{id}' },
  query: 'finanzen/offeneposten',
  columns: [
    'rechnungsnummer',
    'adresse',
    'offenerBetrag',
    'klaerung',
    'nettoFaellig',
    'mahnstufe',
    'rechnungsBetrag',
    'bisherGezahlt',
    'abgeschlossen',
    'rechnungsdatum',
    'opvArt',
    'adressnummer',
    'kundennr',
  ],
  // What is still owed, the longest due first.
  order: ['abgeschlossen', 'nettoFaellig'],
  summary: {
    of: { adresseId: 'adresse' },
    subtitle: ['rechnungsdatum', 'kundennr'],
    facts: ['nettoFaellig'],
  },
  figures: [
    'rechnungsBetrag',
    { '-bisherGezahlt': 'paymentHistory' },
    '=offenerBetrag',
    'nettoFaellig',
  ],
  warnings: { inClarification: { when: 'klaerung=true', tone: 'orange' } },
  views: [
    { name: 'open', filter: ['abgeschlossen=false'], default: true },
    { name: 'overdue', filter: ['abgeschlossen=false', 'opvArt=R', 'nettoFaellig<:HEUTE'] },
    {
      name: 'dueSoon',
      filter: ['abgeschlossen=false', 'opvArt=R', 'nettoFaellig>=:HEUTE', 'nettoFaellig<=:HEUTE+7'],
    },
    {
      name: 'clarificationEnds',
      filter: ['abgeschlossen=false', 'klaerung=true', 'klaerungBis<=:HEUTE+7'],
      order: ['klaerungBis'],
    },
  ],
  home: { figures: { overdue: 'red', clarificationEnds: 'orange', dueSoon: 'yellow' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'invoice',
          fields: [
            'rechnungsnummer',
            'opvArt',
            'rechnungsdatum',
            'waehrung',
            'rechnungsBetrag',
            'bisherGezahlt',
            'offenerBetrag',
            'nettoFaellig',
            'skontoFaellig',
            'skontoProzent',
            'mahnstufe',
            'klaerung',
            'abgeschlossen',
          ],
        },
        { name: 'debtor', fields: ['adresseId', 'adressnummer', 'kundennr'] },
        {
          name: 'clarification',
          fields: ['klaerungBenutzerId', 'klaerungBis', 'klaerungGrund'],
          when: ({ klaerung }) => klaerung,
        },
      ],
    },
    {
      type: 'screen',
      screen: 'paymentHistory',
      param: 'paymentId',
      by: 'offenePostenId',
      list: '/finanzen/offeneposten/{offenePostenId}/zahlungen',
      preview: true,
      beside: ['offenerBetrag', 'skontoProzent', 'skontoFaellig', 'nettoFaellig'],
    },
  ],
  actions: [
    {
      type: 'call',
      name: 'endClarification',
      call: 'DELETE /finanzen/offeneposten/{id}/klaerung',
      confirmNames: ['rechnungsnummer'],
      when: ({ klaerung }) => klaerung,
    },
    { type: 'link', name: 'pay', creates: 'paymentHistory', when: (item) => !item.abgeschlossen },
    {
      type: 'dialog',
      name: 'clarify',
      call: 'POST /finanzen/offeneposten/{id}/klaerung',
      confirmNames: ['rechnungsnummer'],
      defaults: (_item, { id }) => ({ benutzerId: id }),
      when: ({ abgeschlossen, klaerung }) => !abgeschlossen && !klaerung,
    },
    {
      type: 'dialog',
      name: 'changeClarification',
      call: 'POST /finanzen/offeneposten/{id}/klaerung',
      confirmNames: ['rechnungsnummer'],
      defaults: { benutzerId: 'klaerungBenutzerId', bis: 'klaerungBis', grund: 'klaerungGrund' },
      when: ({ abgeschlossen, klaerung }) => !abgeschlossen && klaerung,
    },
    {
      type: 'dialog',
      name: 'setLevel',
      call: 'POST /finanzen/offeneposten/{id}/mahnstufe',
      confirmNames: ['rechnungsnummer'],
      defaults: { stufe: 'mahnstufe' },
      when: ({ abgeschlossen, klaerung }) => !abgeschlossen && !klaerung,
    },
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
  ],
});
