import { expect, test } from 'vitest';
import { sessionOfAnswer } from '../../../src/api/session-of-answer';
import { isExpired, needsRenewal } from '../../../src/api/token-expiry';

const pair = {
  token: 't',
  gueltigBis: '2026-11-21T12:30:00Z',
  erneuerungToken: 'r',
  erneuerungBis: '2026-11-22T00:00:00Z',
  passwortAendern: false,
};
const serverDate = 'Sat, 21 Nov 2026 12:00:00 GMT';
const noon = Date.parse('2026-11-21T12:00:00Z');
const minutes = 60_000;

test('a token lasts as long as the server says, whatever the clock of this machine', () => {
  for (const wrong of [0, -3 * 60 * minutes, 26 * 60 * minutes]) {
    const now = noon + wrong;
    const session = sessionOfAnswer(pair, 'buero', serverDate, now);
    expect(session.expiresAt - now).toBe(30 * minutes);
    expect(session.renewalExpiresAt - now).toBe(12 * 60 * minutes);
  }
});

test('without a date the times are taken as they are', () => {
  const session = sessionOfAnswer(pair, 'buero', null, noon);
  expect(session.expiresAt).toBe(Date.parse(pair.gueltigBis));
});

test('a token is renewed in its last minute and expires at its end', () => {
  const session = sessionOfAnswer(pair, 'buero', serverDate, noon);
  expect(needsRenewal(session, noon + 28 * minutes)).toBe(false);
  expect(needsRenewal(session, noon + 29.5 * minutes)).toBe(true);
  expect(isExpired(session, noon + 29.5 * minutes)).toBe(false);
  expect(isExpired(session, noon + 30 * minutes)).toBe(true);
});
