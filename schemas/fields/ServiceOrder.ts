import { defineFields } from '../define';
import { isOpenOrder, materialTones, orderTones } from '../rules/service-states';

/** Service orders: values that a ticket fills in, tones of their statuses (specification 2 §4), and deadlines. */
export const serviceOrderFields = defineFields('ServiceOrder', {
  ticketId: {
    fills: {
      titel: 'betreff',
      auftragsbeschreibung: 'beschreibung',
      adresseId: 'adresseId',
      ansprechpartnerId: 'ansprechpartnerId',
      assetId: 'assetId',
    },
  },
  auftragsstatus: { tones: orderTones },
  materialstatus: { tones: materialTones },
  faelligBis: {
    due: ({ auftragsstatus }) => isOpenOrder({ auftragsstatus: auftragsstatus ?? '00' }),
  },
  ergebnis: { when: ({ ergebnis }) => ergebnis != null },
  restarbeiten: { when: ({ restarbeiten }) => restarbeiten != null },
  unterschriftVerzicht: { when: ({ unterschriftVerzicht }) => unterschriftVerzicht != null },
});
