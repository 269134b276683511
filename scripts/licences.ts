import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { licenceFaults } from './dependencies/licences';
import { dependencyListing } from './dependencies/listing';
import { readLockFile } from './dependencies/lock-file';
import { placementFaults, readProduction } from './dependencies/production';

const usage = `npm run licences -- [--check]

Writes docs/dependencies.md: the packages that run in production, with version and licence.
  --check  write nothing; fail when it is stale`;

const file = 'docs/dependencies.md';

/** Fails also when a package stands in the wrong place of package.json, or its licence is not allowed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const lock = readLockFile();
  const production = readProduction(lock);
  const faults = [
    ...placementFaults(lock, production),
    ...licenceFaults(lock, production.server.places, 'server'),
    ...licenceFaults(lock, production.page.places, 'page'),
  ];
  const listing = await format(dependencyListing(lock, production), {
    ...(await resolveConfig(file)),
    parser: 'markdown',
  });
  const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== listing;
  if (isStale && values.check) faults.push(`${file} is stale, run npm run licences`);
  if (isStale && !values.check) writeFileSync(file, listing);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
