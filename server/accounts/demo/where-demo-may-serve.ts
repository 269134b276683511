import type { Config } from '../../config';
import { isLoopback } from '../../host-name';

/**
 * Reason why a server whose database has the demo accounts must not serve with this configuration; undefined when it
 * may. Their password is well known, so only this computer may reach them.
 */
export function demoRefusal({
  host,
  trustedProxies,
  production,
  demo,
  allowDemoRemote,
}: Pick<Config, 'host' | 'trustedProxies' | 'production' | 'demo' | 'allowDemoRemote'>):
  string | undefined {
  if (allowDemoRemote) return undefined;
  const why = 'while the demo accounts with their well-known password exist';
  const nevertheless = 'Set KONTOR_ALLOW_DEMO_REMOTE=1 to do it nevertheless.';
  if (!isLoopback(host)) return `HOST: not listening on ${host} ${why}. ${nevertheless}`;
  if (trustedProxies.length > 0) {
    return `KONTOR_TRUST_PROXY: not serving behind a proxy ${why}. ${nevertheless}`;
  }
  if (production && !demo) {
    return (
      `NODE_ENV: not serving in production ${why}. Use a database of your own (KONTOR_DATA or ` +
      'DATABASE_URL, then npm run setup), or set KONTOR_DEMO=1 to try it out on this computer.'
    );
  }
  return undefined;
}
