import { defineScreen } from '../src/engine/define/define-screen';

export default defineScreen('openItems', {
  schema: 'OpenItem',
  number: 210,
  icon: 'cash',
  group: 'office',
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
  views: [
    { name: 'open', filter: ['abgeschlossen=false'], default: true },
    { name: 'overdue', filter: ['abgeschlossen=false', 'nettoFaellig<:HEUTE'] },
    { name: 'inClarification', filter: ['klaerung=true'] },
  ],
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
            'adressnummer',
            'kundennr',
            'adresse',
          ],
        },
        {
          name: 'amounts',
          fields: [
            'rechnungsBetrag',
            'bisherGezahlt',
            'offenerBetrag',
            'waehrung',
            'nettoFaellig',
            'abgeschlossen',
            'skontoFaellig',
            'skontoProzent',
          ],
        },
        { name: 'dunning', fields: ['mahnstufe', 'klaerung'] },
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
    },
  ],
  actions: [
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
    {
      type: 'dialog',
      name: 'clarify',
      call: 'POST /finanzen/offeneposten/{id}/klaerung',
      fields: ['benutzerId', 'bis', 'grund'],
      defaults: ({ klaerung, klaerungBenutzerId, klaerungBis, klaerungGrund }, { id }) => ({
        benutzerId: klaerungBenutzerId ?? id,
        ...(klaerung && { bis: klaerungBis ?? undefined, grund: klaerungGrund ?? undefined }),
      }),
      when: ({ abgeschlossen }) => !abgeschlossen,
    },
    {
      type: 'call',
      name: 'endClarification',
      call: 'DELETE /finanzen/offeneposten/{id}/klaerung',
      confirm: true,
      when: ({ klaerung }) => klaerung,
    },
    {
      type: 'dialog',
      name: 'setLevel',
      call: 'POST /finanzen/offeneposten/{id}/mahnstufe',
      fields: ['stufe', 'grund'],
      defaults: ({ mahnstufe }) => ({ stufe: mahnstufe }),
      when: ({ abgeschlossen, klaerung }) => !abgeschlossen && !klaerung,
    },
  ],
});
