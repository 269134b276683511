import { readdirSync } from 'node:fs';

/** `npm run bench -- <name>`: runs `tests/bench/<name>.bench.ts`, which measures and prints; no figure fails it. */
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

const [wanted = ''] = process.argv.slice(2);
if (names.includes(wanted)) {
  const { bench } = (await import(`./${wanted}.bench.ts`)) as { bench: () => Promise<void> };
  await bench();
} else {
  process.stderr.write(`npm run bench -- <name>: one of ${names.join(', ')}\n`);
  process.exitCode = 1;
}
