import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/data/open-database';
import { declaredTables, viewsOf, wantedStructure } from '../compiler/migration/declared-tables';
import { differences, type Difference } from '../compiler/migration/differences';
import { draftMigration } from '../compiler/migration/draft';
import { readStructure } from '../compiler/migration/structure';

const folder = 'server/db/migrations';
const usage = `npm run migration:draft -- <name> [--rename table.old=new …]

Compares the tables that the contract and the server declare with what the migrations make, and writes
the next SQL file. Read and edit it: it is a draft. Nothing is dropped unless you remove the comment.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rename: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help || !name || positionals.length > 1 || !/^[a-z0-9-]+$/.test(name)) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'kontor-draft-'));
  const database = await openDatabase(
    {
      dataFolder,
      databaseUrl: undefined,
      demo: false,
      reserveMegabytes: 0,
    },
    // Tables alone: rows that are shipped may need the columns that are about to be drafted.
    { tables: [], roles: {} },
  );
  try {
    const client = await database.pool.connect();
    const tables = await declaredTables(await viewsOf(client));
    const actual = await readStructure(client, 'public');
    const wanted = await wantedStructure(client, tables.values());
    const renames = new Map(values.rename.map(renameOf));
    const first = differences(actual, wanted, renames);
    for (const [column, from] of await askedRenames(first)) renames.set(column, from);
    const { sql, open } = draftMigration(differences(actual, wanted, renames), tables);
    client.release();
    if (sql === '') {
      process.stdout.write('The migrations make exactly what is declared: nothing to write.\n');
      return;
    }
    const file = join(folder, `${nextNumber()}-${name}.sql`);
    writeFileSync(file, `-- What changes, and why.\n${sql}\n`);
    process.stdout.write(`${file} is written: read it and say in its first line what it is for.\n`);
    for (const question of open) process.stdout.write(`  to decide: ${question}\n`);
  } finally {
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Reads `table.old=new` as new name → old name. */
function renameOf(text: string): [string, string] {
  const [, table, from, to] = /^(\w+)\.(\w+)=(\w+)$/.exec(text) ?? [];
  if (!table || !from || !to) throw new Error(`--rename ${text}: say table.old=new`);
  return [`${table}.${to}`, from];
}

/** Asks, on a terminal, of each superfluous column whether a new one of its table is it. */
async function askedRenames(found: readonly Difference[]): Promise<[string, string][]> {
  const isOf = (kind: Difference['kind'], table: string) =>
    found.flatMap((one) =>
      one.kind === kind && one.table === table && 'column' in one ? [one.column] : [],
    );
  const answers: [string, string][] = [];
  if (!process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const one of found) {
    if (one.kind !== 'superfluous') continue;
    for (const column of isOf('column', one.table)) {
      const question = `Is ${one.table}.${column} what was ${one.table}.${one.column}? [y/N] `;
      if (!/^y/i.test(await terminal.question(question))) continue;
      answers.push([`${one.table}.${column}`, one.column]);
      break;
    }
  }
  terminal.close();
  return answers;
}

/** Returns the number after the highest there is. */
function nextNumber(): string {
  const numbers = readdirSync(folder).map((file) => Number.parseInt(file, 10));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `migration:draft: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
