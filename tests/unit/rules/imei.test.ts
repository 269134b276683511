import { expect, it } from 'vitest';
import { imeiCheckDigit, isImei } from '../../../schemas/rules/imei';

it.each([
  ['356938035643809', true],
  ['490154203237518', true],
  ['356938035643800', false],
  // Without a check digit, and with the software's version instead of one.
  ['35693803564380', true],
  ['3569380356438001', true],
  ['3569380356438', false],
  ['35693803564380912', false],
  ['35693803564380X', false],
])('%s is an IMEI: %s', (text, expected) => {
  expect(isImei(text)).toBe(expected);
});

it('ends with its check digit', () => {
  expect(imeiCheckDigit('35693803564380')).toBe(9);
});
