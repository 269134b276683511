import { expect, test } from 'vitest';
import { passwordProblems } from '../../../src/app/password/password-problems';

const of = (altesPasswort: string, neuesPasswort: string, wiederholung = neuesPasswort) =>
  passwordProblems({ altesPasswort, neuesPasswort, wiederholung });

test('only a new password above three characters, typed twice alike, is sent', () => {
  expect(of('alt', 'vier')).toEqual({});
  expect(of('alt', 'dr3')).toEqual({ neuesPasswort: 'messages:msg_auth_password_weak' });
  // Characters as people count them.
  expect(of('alt', '🔑🔑')).toEqual({ neuesPasswort: 'messages:msg_auth_password_weak' });
  expect(of('alt', 'Ein neues Wort', 'Ein neues wort')).toEqual({
    wiederholung: 'password:differs',
  });
  expect(of('', '', '')).toEqual({
    altesPasswort: 'login:missing',
    neuesPasswort: 'login:missing',
  });
  expect(of('alt', 'Ein neues Wort', '')).toEqual({ wiederholung: 'login:missing' });
});
