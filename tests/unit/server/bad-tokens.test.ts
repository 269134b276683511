import { describe, expect, test } from 'vitest';
import { BadTokens } from '../../../server/http/bad-tokens';
import type { Problem } from '../../../server/http/problem';

function tokensAt(clock: { ms: number }) {
  const tokens = new BadTokens(() => clock.ms);
  /** The seconds to wait of a refusal; otherwise whether the database was asked (0). */
  const send = (token: string, ip: string, isGood = false): number => {
    try {
      tokens.admit(token, ip)(isGood);
      return 0;
    } catch (error) {
      return Number((error as Problem).headers['retry-after']);
    }
  };
  const flood = (ip: string, count = 500) =>
    Array.from({ length: count }, (_, index) => send(`bad ${index}`, ip)).filter((wait) => wait > 0)
      .length;
  return { tokens, send, flood };
}

describe('tokens that are none', () => {
  test('are refused after 500, then five a second are asked for', () => {
    const clock = { ms: 0 };
    const { send, flood } = tokensAt(clock);
    expect(flood('192.0.2.1')).toBe(0);
    expect(flood('192.0.2.1', 100)).toBe(100);
    expect(send('one more', '192.0.2.1')).toBe(1);
    clock.ms = 1000;
    expect(flood('192.0.2.1', 20)).toBe(15);
    expect(flood('192.0.2.2')).toBe(0);
  });

  test('count for a whole network', () => {
    const { send, flood } = tokensAt({ ms: 0 });
    flood('2001:db8:1:2::1');
    expect(send('x', '2001:db8:1:2:9::9')).toBe(1);
    expect(send('x', '2001:db8:1:3::1')).toBe(0);
  });

  test('keep nobody out whose token was good here, or was given out here', () => {
    const { tokens, send, flood } = tokensAt({ ms: 0 });
    send('good', '192.0.2.1', true);
    tokens.noteIssued('fresh');
    flood('192.0.2.1');
    for (let call = 0; call < 1000; call++) expect(send('good', '192.0.2.1', true)).toBe(0);
    expect(send('fresh', '192.0.2.1', true)).toBe(0);
    // Until it has run out: then it counts like any other.
    expect(send('good', '192.0.2.1', false)).toBe(0);
    expect(send('good', '192.0.2.1', false)).toBe(1);
  });

  test('that turn out good have not counted', () => {
    const { send, flood } = tokensAt({ ms: 0 });
    for (let call = 0; call < 2000; call++) send(`session ${call}`, '192.0.2.1', true);
    expect(flood('192.0.2.1')).toBe(0);
  });

  test('count while nobody knows what they are', () => {
    const { tokens, send } = tokensAt({ ms: 0 });
    const pending = Array.from({ length: 500 }, (_, index) =>
      tokens.admit(`p${index}`, '192.0.2.1'),
    );
    expect(send('x', '192.0.2.1')).toBe(1);
    for (const settle of pending) settle(true);
    expect(send('x', '192.0.2.1')).toBe(0);
  });
});
