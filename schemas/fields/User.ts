import { defineFields } from '../define';

/** Users: marks for those who are blocked, and for administrators. */
export const userFields = defineFields('User', {
  gesperrt: { tones: { true: 'red' } },
  istAdmin: { tones: { true: 'blue' } },
  passwort: { type: 'text' },
  vorgabeLagerId: { lookup: 'Storage' },
});
