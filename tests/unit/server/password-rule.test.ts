import { expect, test } from 'vitest';
import { passwordProblem } from '../../../server/accounts/passwords/password-rule';

const weak = 'msg_auth_password_weak';

test.each([
  ['seven77', weak],
  ['x'.repeat(129), weak],
  ['        ', weak],
  ['bea.mueller', weak],
  ['Bea.Mueller', weak],
  ['password1', weak],
  ['Qwertyuiop', weak],
  ['kontor-demo', weak],
  ['eight 8!', undefined],
  ['drei Wörter am Fluss', undefined],
  // Characters are counted, not the units they are written in.
  ['🐧'.repeat(128), undefined],
  ['🐧'.repeat(7), weak],
])('%s', async (password, expected) => {
  expect(await passwordProblem(password, 'bea.mueller')).toBe(expected);
});
