import { users } from './db/generated/base';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp, type Parts } from './app';
import { readArguments } from './arguments';
import { readConfig } from './config';
import { hasDemoAccounts } from './accounts/demo/accounts';
import { addAddresses } from './areas/addresses/demo/more-addresses';
import { demoCalendar } from './demo/calendar';
import { today } from '../schemas/rules/today';
import { demoRefusal } from './accounts/demo/where-demo-may-serve';
import type { Database } from './db/database';
import { checkColumns } from './db/check-columns';
import { openDatabase } from './data/open-database';
import { releaseOnError } from './db/release';
import { startUpkeep } from './db/upkeep';
import { checkSecretKey } from './accounts/second-factor/check-key';
import { LONGEST_STOP_MS } from './http/doors/create-server';
import { productParts } from './product';
import { printable } from './move/printable';
import { secretKey } from './secret-key';
import { startText } from './start-text';

/**
 * Longest stop of a database of its own, in ms: it writes everything out besides, and ends by itself where that takes
 * longer.
 */
const LONGEST_DATABASE_STOP_MS = 75_000;

/**
 * Runs a server until a signal ends it; a failure before it is ready is reported in one line. A test may name other
 * parts than the product's, and what its database needs for them.
 */
export async function run(
  parts: Partial<Parts> = {},
  prepare?: (database: Database) => Promise<void>,
): Promise<void> {
  // All files that this process writes are their owner's alone.
  process.umask(0o077);
  try {
    await start({ ...productParts(), ...parts }, prepare);
  } catch (error) {
    const { message, cause } =
      error instanceof Error ? error : { message: String(error), cause: '' };
    process.stderr.write(`Kontor did not start. ${printable(message)}\n`);
    if (cause instanceof Error) process.stderr.write(`${printable(cause.message)}\n`);
    process.exit(1);
  }
}

async function start(parts: Parts, prepare?: (database: Database) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { rows } = readArguments(process.argv.slice(2));
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const ending = new AbortController();
  const database = await openDatabase(config, parts.shipped, ending.signal);
  await releaseOnError(async () => {
    await prepare?.(database);
    await checkColumns(database.orm, parts.resources);
    const key = await secretKey(config);
    await checkSecretKey(database.orm, key);
    const demo = await hasDemoAccounts(database.orm);
    const refusal = demo ? demoRefusal(config) : undefined;
    if (refusal) throw new Error(refusal);
    if (rows !== undefined) {
      await addAddresses(database, rows, demoCalendar(config.demoDay ?? today()), say);
    }
    let stopping = false;
    const isForThisComputer = demo && !config.allowDemoRemote;
    const own = { ...config, isForThisComputer, key };
    const app = await buildApp(own, database, () => stopping, parts);
    await app.listen({ port: config.port, host: config.host });
    const stopUpkeep = startUpkeep(database, config, app.log);
    parts.resume(database.orm).catch((err: unknown) => {
      if (!stopping) app.log.error({ err }, 'what the last stop left could not be done');
    });
    const { port } = app.server.address() as AddressInfo;
    const accounts = demo ? 'demo' : (await database.orm.$count(users)) > 0 ? 'own' : 'none';

    const stop = async (signal: NodeJS.Signals) => {
      if (stopping) return;
      stopping = true;
      ending.abort();
      stopUpkeep();
      // Observers of /ready get the time to notice; nobody waits for a Ctrl+C.
      const drain = signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0;
      const longest = database.kind === 'own' ? LONGEST_DATABASE_STOP_MS : LONGEST_STOP_MS;
      setTimeout(() => process.exit(1), drain + longest).unref();
      await delay(drain);
      await app.close();
      await database.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => void stop(signal));
    // A reader of this may end the server at once.
    process.stdout.write(startText({ ...config, port }, database.kind, accounts));
  }, database.close);
}
