import type { Config } from './config';
import type { Database } from './db/database';
import { demoPassword, demoUsers } from './accounts/demo/users';

/** Who can log in: the well-known demo users, nobody yet, or whoever was given access. */
export type Accounts = 'demo' | 'none' | 'own';

/** What the server says when it serves: where, on what database, and how to log in. */
export function startText(
  { host, port, dataFolder }: Pick<Config, 'host' | 'port' | 'dataFolder'>,
  kind: Database['kind'],
  accounts: Accounts,
): string {
  const lines = [`Kontor is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  if (kind === 'embedded') {
    lines.push(
      `Data: ${dataFolder} (embedded database, for trial and small teams; DATABASE_URL uses PostgreSQL)`,
    );
  }
  if (accounts === 'none') {
    lines.push(
      'There is no user yet: npm run setup creates the first administrator. To try it out with a demo company instead: KONTOR_DEMO=1 npm start',
    );
  }
  if (accounts === 'demo') {
    const names = demoUsers.filter(({ gesperrt }) => !gesperrt).map((user) => user.benutzername);
    lines.push(`Demo logins: ${names.join(', ')}; password ${demoPassword}`);
  }
  return `${lines.join('\n')}\n`;
}
