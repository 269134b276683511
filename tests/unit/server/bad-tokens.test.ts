import { describe, expect, test } from 'vitest';
import { BadTokens } from '../../../server/http/limits/bad-tokens';
import type { Problem } from '../../../server/http/errors/problem';

function tokensAt(clock: { ms: number }) {
  const tokens = new BadTokens(() => clock.ms);
  /** The seconds to wait of a refusal; otherwise whether the database was asked (0). */
  const send = async (token: string, ip: string, isGood = false): Promise<number> => {
    try {
      await tokens.judge(token, ip, async () => (isGood ? 'somebody' : undefined));
      return 0;
    } catch (error) {
      return Number((error as Problem).headers['retry-after']);
    }
  };
  /** How many of so many bad tokens were refused. */
  const flood = async (ip: string, count = 500) => {
    let refused = 0;
    for (let index = 0; index < count; index++)
      if ((await send(`bad ${index}`, ip)) > 0) refused += 1;
    return refused;
  };
  return { tokens, send, flood };
}

describe('tokens that are none', () => {
  test('are refused after 500, then five a second are asked for', async () => {
    const clock = { ms: 0 };
    const { send, flood } = tokensAt(clock);
    expect(await flood('192.0.2.1')).toBe(0);
    expect(await flood('192.0.2.1', 100)).toBe(100);
    expect(await send('one more', '192.0.2.1')).toBe(1);
    clock.ms = 1000;
    expect(await flood('192.0.2.1', 20)).toBe(15);
    expect(await flood('192.0.2.2')).toBe(0);
  });

  test('count for a whole network', async () => {
    const { send, flood } = tokensAt({ ms: 0 });
    await flood('2001:db8:1:2::1');
    expect(await send('x', '2001:db8:1:2:9::9')).toBe(1);
    expect(await send('x', '2001:db8:1:3::1')).toBe(0);
  });

  test('keep nobody out whose token was good here, or was given out here', async () => {
    const { tokens, send, flood } = tokensAt({ ms: 0 });
    await send('good', '192.0.2.1', true);
    tokens.noteIssued('fresh');
    await flood('192.0.2.1');
    for (let call = 0; call < 1000; call++) expect(await send('good', '192.0.2.1', true)).toBe(0);
    expect(await send('fresh', '192.0.2.1', true)).toBe(0);
    // Until it has run out: then it counts like any other.
    expect(await send('good', '192.0.2.1', false)).toBe(0);
    expect(await send('good', '192.0.2.1', false)).toBe(1);
  });

  test('that turn out good have not counted', async () => {
    const { send, flood } = tokensAt({ ms: 0 });
    for (let call = 0; call < 2000; call++) await send(`session ${call}`, '192.0.2.1', true);
    expect(await flood('192.0.2.1')).toBe(0);
  });

  test('count while nobody knows what they are', async () => {
    const { tokens, send } = tokensAt({ ms: 0 });
    const answers: (() => void)[] = [];
    const pending = Array.from({ length: 500 }, (_, index) =>
      tokens.judge(
        `p${index}`,
        '192.0.2.1',
        () => new Promise<string>((resolve) => answers.push(() => resolve('somebody'))),
      ),
    );
    expect(await send('x', '192.0.2.1')).toBe(1);
    for (const answer of answers) answer();
    await Promise.all(pending);
    expect(await send('x', '192.0.2.1')).toBe(0);
  });

  test('are not what nobody could be asked about: a database that is gone locks nobody out', async () => {
    const { tokens, flood } = tokensAt({ ms: 0 });
    const gone = async () => Promise.reject(new Error('no database'));
    for (let call = 0; call < 1000; call++) {
      await expect(tokens.judge(`session ${call}`, '192.0.2.1', gone)).rejects.toThrow(
        'no database',
      );
    }
    expect(await flood('192.0.2.1')).toBe(0);
  });

  test('count to 500 and no further, also those that were good once', async () => {
    const clock = { ms: 0 };
    const { send, flood } = tokensAt(clock);
    for (let index = 0; index < 300; index++) await send(`former ${index}`, '192.0.2.1', true);
    await flood('192.0.2.1');
    for (let index = 0; index < 300; index++) await send(`former ${index}`, '192.0.2.1', false);
    clock.ms = 1000;
    expect(await flood('192.0.2.1', 20)).toBe(15);
  });
});
