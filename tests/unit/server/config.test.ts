import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config';

describe('configuration', () => {
  test('believes no proxy and is generous unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({
      trustedProxies: [],
      limits: { readsPerMinute: 6000, writesPerMinute: 6000, burst: 10_000, streams: 20 },
    });
    expect(
      readConfig({
        KONTOR_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
        KONTOR_READS_PER_MINUTE: '60',
        KONTOR_BURST: '7',
        KONTOR_HOSTS: 'Kontor.example.com, 192.0.2.1,fd00::1',
      }),
    ).toMatchObject({
      hosts: ['kontor.example.com', '192.0.2.1', 'fd00::1'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      limits: { readsPerMinute: 60, writesPerMinute: 6000, burst: 7 },
    });
  });

  test('knows the address that passkeys belong to, and the key of what is sealed', () => {
    expect(readConfig({})).toMatchObject({ origin: undefined, secret: undefined });
    const key = Buffer.alloc(32, 5);
    const env = {
      KONTOR_ORIGIN: 'https://Kontor.example.com/',
      KONTOR_SECRET: key.toString('base64'),
    };
    expect(readConfig(env)).toMatchObject({ origin: 'https://kontor.example.com', secret: key });
    expect(readConfig({ KONTOR_ORIGIN: 'http://localhost:4700' }).origin).toBe(
      'http://localhost:4700',
    );
  });

  test.each([
    'kontor.example.com',
    'http://kontor.example.com',
    'https://10.0.0.1',
    'https://[::1]',
    'https://kontor.example.com/app',
    'https://user@kontor.example.com',
    'file:///kontor',
  ])('%s is no origin for passkeys', (value) => {
    expect(() => readConfig({ KONTOR_ORIGIN: value })).toThrow(
      `KONTOR_ORIGIN: «${value}» is no address like https://kontor.example.com`,
    );
  });

  test.each([
    [{ KONTOR_SECRET: 'kurz' }, 'KONTOR_SECRET: expected 32 bytes in Base64'],
    [{ KONTOR_SECRET: Buffer.alloc(31).toString('base64') }, 'KONTOR_SECRET: expected 32 bytes'],
    [{ KONTOR_TRUST_PROXY: '1' }, 'KONTOR_TRUST_PROXY: «1» is neither an address nor a network'],
    [{ KONTOR_TRUST_PROXY: '10.0.0.0/33' }, 'KONTOR_TRUST_PROXY: «10.0.0.0/33»'],
    [{ KONTOR_TRUST_PROXY: '10.0.0.1,proxy' }, 'KONTOR_TRUST_PROXY: «proxy»'],
    [{ KONTOR_DEMO_DAY: '30.06.2026' }, 'KONTOR_DEMO_DAY: «30.06.2026» is no day'],
    [{ KONTOR_DEMO_DAY: '2026-02-30' }, 'KONTOR_DEMO_DAY: «2026-02-30» is no day'],
    [{ KONTOR_HOSTS: 'https://kontor.example.com' }, 'KONTOR_HOSTS: «https://kontor.example.com»'],
    [{ KONTOR_HOSTS: 'kontor.example.com:443' }, 'KONTOR_HOSTS: «kontor.example.com:443»'],
    [{ KONTOR_HOSTS: 'a,*.example.com' }, 'KONTOR_HOSTS: «*.example.com»'],
    [{ KONTOR_READS_PER_MINUTE: '0' }, 'KONTOR_READS_PER_MINUTE: 0 would refuse everything'],
    [{ KONTOR_AUDIT_DAYS: '89' }, 'KONTOR_AUDIT_DAYS: at least 90 days, not 89'],
    [
      { KONTOR_FAULTS: '1', NODE_ENV: 'production' },
      'KONTOR_FAULTS: lets anybody break the server',
    ],
    [{ KONTOR_FAULTS: '1' }, 'only with NODE_ENV=test'],
    [{ KONTOR_BURST: 'viel' }, 'KONTOR_BURST: «viel» is no whole number'],
  ])('names what is wrong with %o', (env, message) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(message);
  });
});
