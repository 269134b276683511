import { defineFields } from '../define';

/** Users: what stands out is who may not come in, and who may everything. */
export const userFields = defineFields('User', {
  gesperrt: { tones: { true: 'red' } },
  istAdmin: { tones: { true: 'blue' } },
  passwort: { type: 'text' },
  vorgabeLagerId: { lookup: 'Storage' },
});
