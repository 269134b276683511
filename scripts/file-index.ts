import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { describedFile } from './file-index/described';

const usage = `npm run file-index -- [--check]

Writes docs/files.md: every source file with what it exports and says of itself, to be searched.
  --check  write nothing; fail when it is stale`;

const file = 'docs/files.md';
const roots = ['screens', 'schemas', 'src', 'server', 'compiler', 'scripts'];
const head = `# Every file

Written by \`npm run file-index\` from the first comment of each file; \`npm run lint\` fails when it is stale. It is there to be searched for a word; how the folders belong together stands in [architecture.md](architecture.md).
`;

/** Lists the hand-written files by folder. */
function sources(): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const root of roots) {
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
    for (const path of names.map((name) => join(root, name)).sort()) {
      if (!/\.(tsx?|mjs|js)$/.test(path) || /\.d\.ts$|\/generated\//.test(path)) continue;
      const folder = dirname(path);
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
    }
  }
  return folders;
}

function lineOf(path: string): string {
  const { exports, about } = describedFile(path, readFileSync(path, 'utf8'));
  const names = exports.map((name) => `\`${name}\``).join(', ');
  return `- **${basename(path)}** ${[names, plain(about)].filter(Boolean).join(': ')}`;
}

/** Returns the text of a comment, with nothing that Markdown would interpret. */
function plain(text: string): string {
  return text
    .replace(/\{@link ([^}]+)\}/g, '$1')
    .replace(/[<*_[\]]/g, String.raw`\$&`)
    .replace(/`[^`]*`/g, (code) => code.replaceAll('\\', ''));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const parts = [...sources()].map(
    ([folder, paths]) => `## ${folder}\n\n${paths.map(lineOf).join('\n')}\n`,
  );
  const listing = await format([head, ...parts].join('\n'), {
    ...(await resolveConfig(file)),
    parser: 'markdown',
  });
  if (existsSync(file) && readFileSync(file, 'utf8') === listing) return;
  if (values.check) throw new Error(`${file} is stale, run npm run file-index`);
  writeFileSync(file, listing);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
