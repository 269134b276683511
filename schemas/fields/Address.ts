import { defineFields } from '../define';
import { electronicAddress } from '../rules/electronic-address';
import { isPostalCode } from '../rules/postal-code';
import { today } from '../rules/today';

/**
 * Addresses: the postal code fits its country, the first contact is no later than today, an electronic address has a
 * known scheme; colours of kind and block.
 */
export const addressFields = defineFields('Address', {
  plz: {
    check: (plz, address) =>
      isPostalCode(plz, address.lkz ?? '') ? undefined : 'msg_address_postal_code',
  },
  erstkontakt: { check: (date) => (date <= today() ? undefined : 'msg_date_in_future') },
  peppolId: {
    check: (id) => (electronicAddress(id) ? undefined : 'msg_format_electronic_address'),
  },
  opvWeitere: { when: ({ opvWeitere }) => opvWeitere != null },
  gesperrt: { tones: { true: 'red' } },
  art: {
    tones: { KUNDE: 'green', LIEFERANT: 'blue', BEIDES: 'teal', INTERESSENT: 'grey' },
    tells: ['istKunde', 'istLieferant'],
  },
});
