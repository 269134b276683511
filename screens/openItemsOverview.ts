import { definePage } from '../src/engine/define/define-screen';
import { openItemCards } from './shared/open-item-cards';

/** Open items at a glance (number 211): cards per dunning level, and shares by how long they have been due. */
export default definePage('openItemsOverview', {
  number: 211,
  icon: 'layout-cards',
  area: 'finance',
  tabs: [
    {
      type: 'cards',
      name: 'levels',
      schema: 'OpenItemOverview',
      list: '/auswertungen/offenepostenuebersicht/daten',
      opens: 'openItems',
      cards: openItemCards,
      // All that is open, by how long it has been due.
      shares: {
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
      },
    },
  ],
});
