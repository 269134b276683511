import { defineFields } from '../define';

/** Messages: what became of each. */
export const mailMessageFields = defineFields('MailMessage', {
  status: {
    tones: {
      WARTET: 'blue',
      IN_VERSAND: 'blue',
      GESENDET: 'green',
      TEILWEISE: 'orange',
      FEHLGESCHLAGEN: 'red',
      UNGEKLAERT: 'orange',
      ZURUECKGEHALTEN: 'yellow',
      VERWORFEN: 'grey',
    },
  },
  text: { multiline: true },
});
