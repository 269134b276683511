import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { parse } from 'yaml';

type Members = Record<string, Record<string, unknown>>;

const kinds = ['schemas', 'parameters', 'responses'] as const;

/**
 * Content of a document's `x-areas`: folders or files by the area's name, in the order in which areas build on each
 * other, or a list of them for a document that has no areas of its own.
 */
type Areas = Readonly<Record<string, string>> | readonly string[];

/**
 * Returns the root document with everything its areas hold: each file that `x-areas` names, or that lies in a folder it
 * names, gives its `paths` under their URLs and its `schemas`, `parameters` and `responses` as components. Throws,
 * naming both files, when two of them define the same thing.
 */
export function withAreas(root: Members, file: string): Members {
  const { 'x-areas': areas, ...document } = root as Members & { 'x-areas'?: Areas };
  if (!areas) return root;
  const paths = { ...document.paths };
  const components: Members = { ...(document.components as unknown as Members) };
  const owners = new Map<string, string>();
  for (const area of filesOf(Object.values(areas), dirname(file))) {
    const reference = relative(dirname(file), area);
    const content = parse(readFileSync(area, 'utf8'), { merge: true }) as Members;
    const add = (kind: string, target: Record<string, unknown>) => {
      for (const name of Object.keys(content[kind] ?? {})) {
        const before = owners.get(`${kind} ${name}`);
        if (before ?? target[name]) {
          throw new Error(`${area}: ${kind} «${name}» is already said in ${before ?? file}`);
        }
        owners.set(`${kind} ${name}`, area);
        target[name] = { $ref: `${reference}#/${kind}/${pointer(name)}` };
      }
    };
    add('paths', paths);
    for (const kind of kinds) add(kind, (components[kind] = { ...components[kind] }));
  }
  return { ...document, paths, components } as Members;
}

/** Returns the area that defines a schema, by the schema's name; empty for a document without named areas. */
export function areaBySchema(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const { 'x-areas': areas } = parse(readFileSync(file, 'utf8')) as { 'x-areas'?: Areas };
  if (!areas || Array.isArray(areas)) return new Map();
  const found = Object.entries(areas).flatMap(([area, folder]) =>
    filesOf([folder], dirname(file)).flatMap((one) => {
      const { schemas = {} } = parse(readFileSync(one, 'utf8'), { merge: true }) as Members;
      return Object.keys(schemas).map((schema) => [schema, area] as const);
    }),
  );
  return new Map(found);
}

/** Lists the files that a root document names as its areas, in their order. */
export function areaFiles(root: Members, file: string): string[] {
  const { 'x-areas': areas = [] } = root as Members & { 'x-areas'?: Areas };
  return filesOf(Object.values(areas), dirname(file));
}

function filesOf(areas: readonly string[], folder: string): string[] {
  return areas.flatMap((area) => {
    const place = join(folder, area);
    if (!statSync(place).isDirectory()) return [place];
    return readdirSync(place)
      .filter((name) => ['.yaml', '.yml'].includes(extname(name)))
      .sort()
      .map((name) => join(place, name));
  });
}

/** Writes a name as a step of a JSON pointer. */
function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
