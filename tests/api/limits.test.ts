import { describe, expect, test } from 'vitest';
import { clientOf, codesOf, logIn, send } from '../support/api-client';
import { testServer } from '../support/test-server';

// Addresses are told by proxies, which demo logins are refused behind.
const PROXIED = { KONTOR_ALLOW_DEMO_REMOTE: '1' };
const SLOW = { KONTOR_READS_PER_MINUTE: '6', KONTOR_WRITES_PER_MINUTE: '6', KONTOR_BURST: '8' };

describe('limits', () => {
  const server = testServer({ ...SLOW, ...PROXIED, KONTOR_TRUST_PROXY: '127.0.0.1' });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  test('too many reads of a user: 429 with the seconds to wait; writes and others go on', async () => {
    const client = await clientOf(server().url, 'buero');
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => client.get('/webapp/me', from('192.0.2.1'))),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    for (const { headers, body } of refused) {
      const seconds = headers.get('retry-after');
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(headers.get('x-rate-limit-retry-after-seconds')).toBe(seconds);
      expect(codesOf({ status: 429, headers, body })).toEqual([
        `msg_general_too_many_calls ${seconds}`,
      ]);
    }
    const wert = '{"v":1}';
    expect((await client.post('/webapp/parameter/x', { data: { wert } })).status).toBe(200);
    const other = await clientOf(server().url, 'lesen');
    expect((await other.get('/webapp/me')).status).toBe(200);
  });

  test('without a session the address counts, as a trusted proxy tells it', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await send(server().url, 'GET', '/webapp/systeminfo', { headers })).status;
    for (let call = 0; call < 8; call++) expect(await ask(from('192.0.2.7'))).toBe(200);
    expect(await ask(from('192.0.2.7'))).toBe(429);
    // What the client itself claims further left in the header changes nothing.
    expect(await ask(from('192.0.2.8, 192.0.2.7'))).toBe(429);
    expect(await ask(from('192.0.2.8'))).toBe(200);
    // Somebody with a session is not punished for others at the same address.
    const { body } = await logIn(server().url, 'technik');
    const { token } = body as { token: string };
    expect(await ask({ ...from('192.0.2.7'), authorization: `Bearer ${token}` })).toBe(200);
    expect(await ask({ ...from('192.0.2.7'), authorization: `Bearer ${'x'.repeat(43)}` })).toBe(
      429,
    );
  });

  test('HTTPS is demanded for the future where a trusted proxy used it', async () => {
    const header = async (headers: Record<string, string>, path = '/login') =>
      (await send(server().url, 'OPTIONS', path, { headers })).headers.get(
        'strict-transport-security',
      );
    expect(await header({ 'x-forwarded-proto': 'https', ...from('192.0.2.20') })).toBe(
      'max-age=31536000',
    );
    expect(await header({ 'x-forwarded-proto': 'http', ...from('192.0.2.20') })).toBeNull();
    expect(await header(from('192.0.2.20'))).toBeNull();
  });
});

describe('without a trusted proxy', () => {
  const server = testServer({ ...SLOW, ...PROXIED });

  test('nobody can choose an address or claim HTTPS', async () => {
    const replies = [];
    for (let call = 0; call < 9; call++) {
      replies.push(
        await send(server().url, 'OPTIONS', '/login', {
          headers: { 'x-forwarded-for': `192.0.2.${call}`, 'x-forwarded-proto': 'https' },
        }),
      );
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(8).fill(204), 429]);
    for (const { headers } of replies) {
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});
