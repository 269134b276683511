import { expect, test } from 'vitest';
import { electronicAddress } from '../../../schemas/rules/electronic-address';

test.each([
  ['0204:04011000-12345-03', { schema: '0204', adresse: '04011000-12345-03' }],
  [' 9930:DE293847560 ', { schema: '9930', adresse: 'DE293847560' }],
  ['EM:post@firma.example', { schema: 'EM', adresse: 'post@firma.example' }],
  // A Leitweg-ID with wrong check digits, no mail address, an unknown scheme, none, and nothing behind it.
  ['0204:04011000-12345-04', undefined],
  ['EM:post', undefined],
  ['1234:5', undefined],
  ['DE293847560', undefined],
  ['9930:', undefined],
])('%s', (text, address) => {
  expect(electronicAddress(text)).toEqual(address);
});
