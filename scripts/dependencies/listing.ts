import { packageName, type LockFile } from './lock-file';
import type { Production } from './production';

/** Writes the text of docs/dependencies.md, before it is formatted. */
export function dependencyListing(lock: LockFile, { server, page }: Production): string {
  const own = lock.packages[''] ?? {};
  const named = new Set(Object.keys({ ...own.dependencies, ...own.devDependencies }));
  const rows = (places: readonly string[]) =>
    places.map((place) => ({ name: packageName(place), entry: lock.packages[place] ?? {} }));
  const table = (entries: ReturnType<typeof rows>) =>
    [
      '| package | version | licence |',
      '| --- | --- | --- |',
      ...entries.map(({ name, entry: { version, license } }) => {
        const shown = named.has(name) ? `**${name}**` : name;
        return `| ${shown} | ${version} | ${license} |`;
      }),
    ].join('\n');
  const onServer = rows(server.places);
  const always = onServer.filter(({ entry }) => !entry.optional);
  const sometimes = onServer.filter(({ entry }) => entry.optional);
  return `# What runs in production

Written by \`npm run licences\` from package-lock.json and from what the sources import; \`npm run lint\` fails when it is stale, when a licence is not on the list of \`scripts/dependencies/licences.ts\`, when the server imports a development tool, and when a package of the server would run a script while it is installed. Bold: asked for by our own code; the others are needed by those.

## On the server

${always.length} packages. \`npm ci\` in a release installs these, and of the optional ones those that fit its machine.

${table(always)}

### Optional

${table(sometimes)}

## In the page

${page.places.length} packages: what the page's code asks for, and what that needs in turn. The build takes of them what is used and writes the notices of exactly that to \`third-party.txt\` beside the page, which the information group of the navigation links.

${table(rows(page.places))}
`;
}
