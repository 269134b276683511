import { defineFields } from '../define';

/** Refused calls: who has to decide is in red and orange, what is over is quiet. */
export const refusedCallFields = defineFields('RefusedCall', {
  eingaben: { multiline: true },
  meldung: { multiline: true },
  grund: { multiline: true },
  status: {
    tones: {
      OFFEN: 'red',
      ERNEUT: 'orange',
      VERWERFEN: 'orange',
      UEBERTRAGEN: 'green',
      VERWORFEN: 'grey',
    },
  },
});

/** Why the office gives a call up. */
export const refusedCallDiscardingFields = defineFields('RefusedCallDiscarding', {
  grund: { multiline: true },
});
