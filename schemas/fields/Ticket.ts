import { defineFields } from '../define';
import { isOpenTicket } from '../rules/ticket-states';

/** Tickets: tones of status and priority, the order of their dates, and their kinds of billing. */
export const ticketFields = defineFields('Ticket', {
  adresseId: { lookup: 'customer' },
  status: {
    tones: {
      0: 'yellow',
      10: 'blue',
      20: 'blue',
      30: 'orange',
      40: 'orange',
      50: 'orange',
      60: 'teal',
      80: 'lightGreen',
      90: 'green',
      95: 'green',
      99: 'grey',
    },
  },
  prioritaet: { tones: { 1: 'red', 2: 'red', 3: 'orange' } },
  antwortBis: { due: (ticket) => isOpenTicket({ status: ticket.status ?? 0 }) },
  erledigungBis: {
    due: (ticket) => isOpenTicket({ status: ticket.status ?? 0 }),
    check: (end, { erledigungAb: begin }) =>
      begin != null && end < begin ? 'msg_range_reversed' : undefined,
  },
  ergebnis: { when: ({ ergebnis }) => ergebnis != null },
  zusammengefuehrtInId: { when: ({ zusammengefuehrtInId }) => zusammengefuehrtInId != null },
  angebotBelegId: { lookup: 'SalesDocument' },
  auftragBelegId: { lookup: 'SalesDocument' },
  abrechnungBelegId: { lookup: 'SalesDocument' },
});
