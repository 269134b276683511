import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import { demoRefusal } from '../../../server/accounts/demo/where-demo-may-serve';

const refusal = (env: Record<string, string>) => demoRefusal(readConfig(env));

describe('a database with the demo accounts', () => {
  test('serves this computer', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ HOST: '::1' })).toBeUndefined();
    expect(refusal({ NODE_ENV: 'production', KONTOR_DEMO: '1' })).toBeUndefined();
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST: not listening on 0.0.0.0'],
    [{ HOST: '192.0.2.1' }, 'HOST: not listening'],
    [{ KONTOR_TRUST_PROXY: '127.0.0.1' }, 'KONTOR_TRUST_PROXY: not serving behind a proxy'],
    [
      { KONTOR_TRUST_PROXY: '10.0.0.0/8', KONTOR_DEMO: '1', NODE_ENV: 'production' },
      'KONTOR_TRUST_PROXY:',
    ],
    [{ NODE_ENV: 'production' }, 'NODE_ENV: not serving in production'],
    [{ NODE_ENV: 'production', KONTOR_DEMO: '0' }, 'KONTOR_DEMO=1 to try it out'],
  ])('does not serve with %o, unless told so', (env, why) => {
    expect(refusal(env as Record<string, string>)).toContain(why);
    expect(
      refusal({ ...(env as Record<string, string>), KONTOR_ALLOW_DEMO_REMOTE: '1' }),
    ).toBeUndefined();
  });

  test('is made unless in production, where it has to be asked for', () => {
    const demo = (env: Record<string, string>) => readConfig(env).demo;
    expect(demo({})).toBe(true);
    expect(demo({ NODE_ENV: 'development' })).toBe(true);
    expect(demo({ KONTOR_DEMO: '0' })).toBe(false);
    expect(demo({ NODE_ENV: 'production' })).toBe(false);
    expect(demo({ NODE_ENV: 'production', KONTOR_DEMO: '1' })).toBe(true);
  });
});
