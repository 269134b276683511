import { expect, test } from 'vitest';
import { readCredentials } from '../../../server/accounts/login/credentials';
import { passwordProblem } from '../../../server/accounts/passwords/password-rule';

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

test.each([
  ['signs outside the first plane', '😀'.repeat(123) + 'abcde'],
  ['letters that a keyboard sends in pieces', 'ü'.normalize('NFD').repeat(128)],
  ['the shortest', 'xkcd-936'],
])('what may be set may log in: %s', async (_, password) => {
  expect(await passwordProblem(password, 'ada')).toBeUndefined();
  expect(readCredentials(basic('Ada', password))).toEqual({ benutzername: 'ada', password });
});

test('what is longer than any password is none', async () => {
  for (const password of ['x'.repeat(129), '😀'.repeat(129)]) {
    expect(await passwordProblem(password, 'ada')).toBe('msg_auth_password_weak');
    expect(readCredentials(basic('ada', password))).toBeUndefined();
  }
  expect(readCredentials(basic('a'.repeat(201), 'secret-word'))).toBeUndefined();
});
