import type { Config } from './config';
import type { Database } from './db/database';
import { demoPassword, demoUsers } from './demo/users';

/** What the server says when it serves: where, on what database, and the demo logins. */
export function startText(
  { host, port, dataFolder }: Pick<Config, 'host' | 'port' | 'dataFolder'>,
  kind: Database['kind'],
  demo: boolean,
): string {
  const lines = [`Kontor is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  if (kind === 'embedded') {
    lines.push(
      `Data: ${dataFolder} (embedded database, for trial and small teams; DATABASE_URL uses PostgreSQL)`,
    );
  }
  if (demo) {
    const names = demoUsers.filter(({ gesperrt }) => !gesperrt).map((user) => user.benutzername);
    lines.push(`Demo logins: ${names.join(', ')}; password ${demoPassword}`);
  }
  return `${lines.join('\n')}\n`;
}
