import { defineFields } from '../define';

/** Whoever sets it passes it on: he reads what he types. */
export const temporaryPasswordFields = defineFields('TemporaryPassword', {
  neuesPasswort: { type: 'text' },
});
