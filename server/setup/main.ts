import { productData } from '../product-data';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import type { Executor } from '../db/database';
import { urlOfRunning } from '../db/cluster/cluster';
import { openDatabase } from '../data/open-database';
import {
  administrators,
  createAdministrator,
  reopenAdministrator,
  userIdOf,
} from './administrator';
import {
  askAdministrator,
  askPassword,
  askUserName,
  requireAnswers,
  userName,
  type Source,
} from './answers';

const usage = `npm run setup [-- --user <user name>]

Creates the first administrator, on the database that npm start would use (DATABASE_URL, KONTOR_DATA),
without demo data. Asks on the terminal; KONTOR_ADMIN_USER, KONTOR_ADMIN_NAME, KONTOR_ADMIN_SIGN and
KONTOR_ADMIN_PASSWORD answer instead.

  --user  also where there are administrators: gives this user a new password and access as an
          administrator again, or creates another administrator of that name
`;

/** Sets up an administrator or a password; returns what was done. */
async function setUp(db: Executor, named: string | undefined, source: Source): Promise<string> {
  const existing = await administrators(db);
  if (existing.length > 0 && named === undefined) {
    throw new Error(
      `There is an administrator already: ${existing.join(', ')}. To give one access again, or to ` +
        'add another: npm run setup -- --user <user name>',
    );
  }
  const benutzername = named === undefined ? await askUserName(source) : userName(named);
  const id = await userIdOf(benutzername, db);
  if (id !== undefined) {
    if (named === undefined) {
      throw new Error(
        `There is a user «${benutzername}», who is no administrator. To make this user one: ` +
          `npm run setup -- --user ${benutzername}`,
      );
    }
    await reopenAdministrator(db, id, await askPassword(source, benutzername));
    return `«${benutzername}» has the new password and access as an administrator; former sessions have ended.`;
  }
  const administrator = await askAdministrator(source, benutzername);
  await createAdministrator(db, administrator, await askPassword(source, benutzername));
  return `The administrator «${benutzername}» can log in. Now: npm start`;
}

async function main(): Promise<void> {
  // As in server/run.ts: written files are their owner's alone.
  process.umask(0o077);
  const { values } = parseArgs({
    options: { user: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { stdin: input, stdout: output } = process;
  const source: Source = {
    env: process.env,
    terminal: input.isTTY ? { input, output } : undefined,
  };
  requireAnswers(source);
  const config = readConfig(process.env);
  // A running server goes on meanwhile.
  const databaseUrl = config.databaseUrl ?? (await urlOfRunning(config.dataFolder));
  // A new company of one's own needs no demo company beside it.
  const database = await openDatabase({ ...config, databaseUrl, demo: false }, productData);
  try {
    const done = await setUp(database.orm, values.user, source);
    output.write(`${done}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `Setup ended without a result. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
