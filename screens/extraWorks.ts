import { defineScreen } from '../src/engine/define/define-screen';

/** Additional work on a service order, in its tab: time, costs or distance, as its kind asks for. */
export default defineScreen('extraWorks', {
  schema: 'ExtraWork',
  standalone: false,
  api: {
    list: '/service/auftraege/{serviceAuftragId}/mehraufwaende',
    record: '/service/auftraege/{serviceAuftragId}/mehraufwaende/{id}',
  },
  columns: [
    { field: 'mehraufwandArtId', width: 160 },
    'vonZeitpunkt',
    'bisZeitpunkt',
    'kosten',
    'strecke',
    'abrechnungsartId',
    'bemerkung',
  ],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'extra',
          fields: [
            'mehraufwandArtId',
            'vonZeitpunkt',
            'bisZeitpunkt',
            'kosten',
            'strecke',
            'abrechnungsartId',
            'bemerkung',
          ],
        },
      ],
    },
  ],
});
