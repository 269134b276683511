import { defineFields } from '../define';

/** Temporary password, in plain text: whoever sets it has to read it to pass it on. */
export const temporaryPasswordFields = defineFields('TemporaryPassword', {
  neuesPasswort: { type: 'text' },
});
