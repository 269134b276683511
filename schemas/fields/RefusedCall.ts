import { defineFields } from '../define';

/** Refused calls: those that somebody has to decide are red and orange, closed ones quiet. */
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

/** Reason why the office discards a call. */
export const refusedCallDiscardingFields = defineFields('RefusedCallDiscarding', {
  grund: { multiline: true },
});
