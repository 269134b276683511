import { expect, test } from 'vitest';
import { dialledForms } from '../../../schemas/rules/phone-number';

test.each([
  ['0711/99 88 77', ['711998877']],
  ['(0711) 998877-66', ['71199887766']],
  ['+49 (0)711 998877', ['49711998877', '711998877']],
  ['0049 711 998877', ['49711998877', '711998877']],
  ['998877', ['998877']],
  // As it was pasted.
  ['Tel.: 0711\u00a0/ 99 88 77 – 0', ['7119988770']],
  ['\u202a+49 711 998877\u202c', ['49711998877', '711998877']],
  ['0711 998877 ext. 5', ['711998877']],
  // Another country's code is not taken off.
  ['+1 212 5550123', ['12125550123']],
  // Too short, or no telephone number.
  ['10001', []],
  ['Müller 0711 998877', []],
  ['', []],
])('%s', (typed, forms) => {
  expect(dialledForms(typed)).toEqual(forms);
});
