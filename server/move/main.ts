import { parseArgs } from 'node:util';
import { checkBackup } from './backup/check-backup';
import { printable } from './printable';
import { bytesOf } from './source';
import { move } from './move';
import { readPlace } from './places';
import { terminalWatch } from './terminal-watch';
import type { Facts } from './facts';

const usage = `npm run move-data -- --from <place> --to <place>
npm run move-data -- --check <file.kontor>

Copies a whole company. A place is a data folder (KONTOR_DATA), a PostgreSQL database
(postgres://user:password@host:5432/database; PGPASSWORD may give the password), or a backup file
(*.kontor). The target has to be empty, and stays empty when something goes wrong; the source is read
as it is at one moment, while others work on it.

  --from   where the company is: a file restores it
  --to     where it is to be: a file makes a backup
  --check  reads a backup file whole and says whether it can be restored; goes on where it was interrupted

Exit code: 0 done, 1 not done, 2 wrong arguments, 130 interrupted.
`;

/** Error for wrong arguments, as opposed to failures with right ones. */
class UsageError extends Error {}

async function main(): Promise<void> {
  // As in server/run.ts: written files are their owner's alone.
  process.umask(0o077);
  const { from, to, check, help } = readOptions();
  if (help) return void process.stdout.write(usage);
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) return;
      process.stderr.write('\nEnding, the target stays empty …\n');
      controller.abort(new Error('interrupted'));
    });
  }
  const watch = terminalWatch(process.stdout, controller.signal);
  try {
    if (check) {
      const { manifest, damages } = await checkBackup(check.shown, watch);
      watch.stop();
      if (damages.length > 0) throw new Error(`The backup is damaged.\n${damages.join('\n')}`);
      const { created, product } = manifest;
      watch.say(`The backup is sound: ${amount(manifest)}, as of ${created}, Kontor ${product}.`);
    } else if (from && to) {
      const facts = await move(from, to, watch);
      watch.stop();
      const proof = to.kind === 'file' ? '; --check proves it' : ', compared with the source';
      watch.say(`${to.shown} holds the company: ${amount(facts)}${proof}.`);
    }
  } catch (error) {
    watch.stop();
    if (!controller.signal.aborted) throw error;
    process.stderr.write('Interrupted.\n');
    process.exitCode = 130;
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        check: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const { help } = values;
    const [from, to, check] = (['from', 'to', 'check'] as const).map((name) =>
      // npm runs it in the folder of package.json; places are relative to where it was called.
      values[name] === undefined
        ? undefined
        : readPlace(`--${name}`, values[name], process.env.INIT_CWD),
    );
    const isMove = from && to && !check;
    const isCheck = check && !from && !to;
    if (!help && !isMove && !isCheck) throw new Error('--from and --to, or --check');
    if (check && check.kind !== 'file') throw new Error('--check: a backup file, *.kontor');
    return { from, to, check, help };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function amount(facts: Facts): string {
  const rows = facts.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (bytesOf(facts) / 1024 / 1024).toFixed(1);
  return `${facts.tables.length} tables, ${rows.toLocaleString('en')} rows, ${megabytes} MB`;
}

main().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: '' };
  const isSaid = !(cause instanceof Error) || message.includes(cause.message);
  process.stderr.write(printable(`${message}\n${isSaid ? '' : `${cause.message}\n`}`));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
