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

  test.each([
    [{ KONTOR_TRUST_PROXY: '1' }, 'KONTOR_TRUST_PROXY: «1» is neither an address nor a network'],
    [{ KONTOR_TRUST_PROXY: '10.0.0.0/33' }, 'KONTOR_TRUST_PROXY: «10.0.0.0/33»'],
    [{ KONTOR_TRUST_PROXY: '10.0.0.1,proxy' }, 'KONTOR_TRUST_PROXY: «proxy»'],
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
