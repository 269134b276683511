import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checkMigrations, migrateWithin, PREPARATION_LOCK } from '../db/migrate';
import type { Connection } from './connect';
import { sequenceDifferences, shapeDifferences, sumsDifference, type TableFacts } from './facts';
import { bytesOf, type Source, type Target } from './source';
import {
  analyzeAll,
  copyIn,
  namesInUse,
  planOpening,
  sequences,
  setSequences,
  sumTable,
  tableShapes,
} from './tables';
import type { Watch } from './watch';

/** Further work of a target within the transaction, just before it commits. */
export type BeforeCommit = (client: pg.ClientBase, secret: Buffer | undefined) => Promise<void>;

/** Opens an empty database as a target; throws a sentence for any other. */
export async function openDatabaseTarget(
  { client, close }: Connection,
  shown: string,
  beforeCommit: BeforeCommit,
): Promise<Target> {
  await refuseFilled(client, shown);
  return {
    write: async (source, secret, watch) => {
      await client.query('begin');
      try {
        await beAlone(client, shown);
        await refuseFilled(client, shown);
        await load(client, source, watch);
        await beforeCommit(client, secret);
        watch.signal.throwIfAborted();
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    close,
  };
}

async function refuseFilled(client: pg.ClientBase, shown: string): Promise<void> {
  const names = await namesInUse(client);
  if (names.length === 0) return;
  throw new Error(
    `${shown} is not empty: it has ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}. ` +
      'Data are moved into an empty database only; nothing was changed.',
  );
}

/** Takes the lock: a server that starts on this database meanwhile waits, and finds a company or nothing. */
async function beAlone(client: pg.ClientBase, shown: string): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>(
    'select pg_try_advisory_xact_lock($1) got',
    [PREPARATION_LOCK],
  );
  if (!rows[0]?.got) throw new Error(`${shown} is being prepared by another process`);
}

async function load(client: pg.ClientBase, source: Source, watch: Watch): Promise<void> {
  const { facts } = source;
  await checkMigrations('The source', facts.migrations);
  watch.begin('Making tables');
  await migrateWithin(client, facts.migrations);
  refuse('The source has other tables than its migrations make', [
    ...shapeDifferences(facts.tables, await tableShapes(client)),
  ]);
  const { open, indexes, close } = await planOpening(client, facts.tables);
  for (const statement of open) await client.query(statement);
  watch.begin('Copying', bytesOf(facts));
  for (const table of facts.tables) {
    watch.at(table.name);
    await copyTable(client, source, table, watch);
  }
  await setSequences(client, facts.sequences);
  watch.begin('Building indexes');
  // A trigram index is collected in memory and written out whenever that is full.
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const statement of indexes) await run(client, statement, watch);
  watch.begin('Measuring tables');
  await client.query(analyzeAll(facts.tables));
  watch.begin('Proving references');
  for (const statement of close) await run(client, statement, watch);
  await compare(client, source, watch);
  watch.begin('Migrating');
  await migrateWithin(client);
}

async function run(client: pg.ClientBase, statement: string, watch: Watch): Promise<void> {
  watch.at(statement);
  await client.query(statement);
}

async function copyTable(
  client: pg.ClientBase,
  source: Source,
  table: TableFacts,
  watch: Watch,
): Promise<void> {
  if (table.rows === 0) return;
  async function* counted() {
    for await (const piece of source.read(table)) {
      watch.add(piece.length);
      yield piece;
    }
  }
  await pipeline(counted, client.query(copyFrom(copyIn(table))), { signal: watch.signal });
  watch.add(0, table.rows);
}

/** Compares the facts of what arrived with those of the source. */
async function compare(client: pg.ClientBase, { facts }: Source, watch: Watch): Promise<void> {
  watch.begin('Comparing', bytesOf(facts));
  const differences: string[] = [];
  for (const table of facts.tables) {
    watch.at(table.name);
    const difference = sumsDifference(table.name, table, await sumTable(client, table));
    if (difference) differences.push(difference);
    watch.add(table.bytes, table.rows);
  }
  differences.push(...sequenceDifferences(facts.sequences, await sequences(client)));
  refuse('What arrived is not what was sent', differences);
}

function refuse(what: string, differences: readonly string[]): void {
  if (differences.length === 0) return;
  const shown = differences.slice(0, 5).join('; ');
  throw new Error(`${what}: ${shown}${differences.length > 5 ? '; …' : ''}`);
}
