import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Name of the file below the page's address; `src/app/shell/information-content.tsx` links it. */
const fileName = 'third-party.txt';

const notice = /^(licen[cs]e|notice|copying|copyright)/i;
const rule = '='.repeat(80);

interface PackageFile {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

/**
 * Puts the notices of every package whose code is in the page beside it: their licences ask for that. `ofWorkers` goes
 * into the builds of its workers, which are done before: their code is the page's, too.
 */
export function thirdPartyNotices(): { ofPage: Plugin; ofWorkers: Plugin } {
  const inWorkers = new Set<string>();
  const ofWorkers: Plugin = {
    name: 'kontor-third-party-workers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const folder of foldersIn(bundle)) inWorkers.add(folder);
    },
  };
  const ofPage: Plugin = {
    name: 'kontor-third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = [...foldersIn(bundle), ...inWorkers];
      const notices = [...new Set(folders)].map(noticeOf).sort();
      const source = `This page contains code of others.\n\n${notices.join('\n')}`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
  return { ofPage, ofWorkers };
}

function foldersIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? output.moduleIds.flatMap(packageFolder) : [],
  );
}

/** Returns the folder of the package that a module belongs to; none for our own. */
function packageFolder(id: string): string[] {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.slice(1, 2) ?? [];
}

/** Returns the notice of a package; where it ships no text of its licence, that of others beside it. */
function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
  const { name, version, license = 'no licence named', author, repository } = about;
  const texts = noticeFiles(folder).map((file) => readFileSync(file, 'utf8').trim());
  const holder = typeof author === 'string' ? author : author?.name;
  const source = typeof repository === 'string' ? repository : repository?.url;
  const body =
    texts.length > 0
      ? texts
      : [
          `The text of ${license} stands with other packages here.`,
          `Copyright: ${holder ?? `the authors of ${name}`}`,
          ...(source ? [`Source: ${source}`] : []),
        ];
  return `${rule}\n${name} ${version}, ${license}\n\n${body.join('\n\n')}\n`;
}

/** Lists the files that a package ships as its licence, including those in a folder of such a name. */
function noticeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => notice.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : path;
    });
}
