import type { Config } from './config';
import type { Database } from './db/database';
import { demoPassword, demoTechnicianUsers, demoUsers } from './accounts/demo/users';

/** Accounts that can log in: the well-known demo users, none yet, or users who were given access. */
export type Accounts = 'demo' | 'none' | 'own';

/** Addresses of this computer that its name stands for, too. */
const localhosts = ['localhost', '127.0.0.1', '::1'];

/** Text of a server that is ready: its address, its database, how to log in, and where passkeys work. */
export function startText(
  { host, port, dataFolder, origin }: Pick<Config, 'host' | 'port' | 'dataFolder' | 'origin'>,
  kind: Database['kind'],
  accounts: Accounts,
): string {
  const lines = [`Kontor is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  if (kind === 'own') {
    lines.push(`Data: ${dataFolder} (a PostgreSQL of its own; DATABASE_URL uses a server)`);
  }
  if (accounts === 'none') {
    lines.push(
      'There is no user yet: npm run setup creates the first administrator. To try it out with a demo company instead: KONTOR_DEMO=1 npm start',
    );
  }
  if (accounts === 'demo') {
    const names = demoUsers.filter(({ gesperrt }) => !gesperrt).map((user) => user.benutzername);
    const last = demoTechnicianUsers.at(-1)?.benutzername;
    lines.push(`Demo logins: ${names.join(', ')}, technik2 to ${last}; password ${demoPassword}`);
  }
  if (origin === undefined) {
    lines.push(
      localhosts.includes(host)
        ? `Passkeys belong to a name: to use them, open http://localhost:${port}`
        : 'Passkeys belong to a name: to use them, set KONTOR_ORIGIN to the address by which people reach this server',
    );
  }
  return `${lines.join('\n')}\n`;
}
