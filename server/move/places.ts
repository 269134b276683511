import path from 'node:path';

/** Place of a company, existing or to be made. `shown` names it without a password. */
export type Place =
  | { kind: 'folder'; path: string; shown: string }
  | { kind: 'file'; path: string; shown: string }
  | { kind: 'url'; url: string; shown: string };

/** Reads a place as it is typed; throws a sentence that repeats nothing that may be a password. */
export function readPlace(option: string, text: string, base = process.cwd()): Place {
  if (/^postgres(ql)?:\/\//.test(text)) {
    if (!URL.canParse(text)) {
      throw new Error(`${option}: expected postgres://user:password@host:5432/database`);
    }
    return { kind: 'url', url: text, shown: shownUrl(new URL(text)) };
  }
  if (/^\w+:\/\//.test(text)) {
    throw new Error(`${option}: only postgres:// is known, else a data folder or a file *.kontor`);
  }
  if (text.trim() === '')
    throw new Error(`${option}: a data folder, postgres://… or a file *.kontor`);
  const kind = text.endsWith('.kontor') ? 'file' : 'folder';
  const full = path.resolve(base, text);
  return { kind, path: full, shown: full };
}

/** Throws a sentence for a pair of places between which nothing can be moved. */
export function refusePair(from: Place, to: Place): void {
  if (from.kind === 'file' && to.kind === 'file') {
    throw new Error('Both are backup files: copy the file as any other.');
  }
  const identity = (place: Place) => (place.kind === 'url' ? place.url : place.path);
  if (identity(from) === identity(to)) throw new Error('--from and --to are the same place.');
}

function shownUrl({ username, hostname, port, pathname, searchParams }: URL): string {
  const host = searchParams.get('host') ?? hostname;
  return `postgres://${username ? `${username}@` : ''}${host}${port ? `:${port}` : ''}${pathname}`;
}
