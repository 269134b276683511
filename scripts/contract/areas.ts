import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { parse } from 'yaml';

type Members = Record<string, Record<string, unknown>>;

const kinds = ['schemas', 'parameters', 'responses'] as const;

/**
 * The root document with everything its areas hold: each file that `x-areas` names, or that lies in a
 * folder it names, gives its `paths` under their URLs and its `schemas`, `parameters` and `responses` as
 * components. Throws, naming both files, when two of them say the same thing.
 */
export function withAreas(root: Members, file: string): Members {
  const { 'x-areas': areas, ...document } = root as Members & { 'x-areas'?: string[] };
  if (!areas) return root;
  const paths = { ...document.paths };
  const components: Members = { ...(document.components as unknown as Members) };
  const owners = new Map<string, string>();
  for (const area of filesOf(areas, dirname(file))) {
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

/** The files that a root document names as its areas, in their order. */
export function areaFiles(root: Members, file: string): string[] {
  const { 'x-areas': areas = [] } = root as Members & { 'x-areas'?: string[] };
  return filesOf(areas, dirname(file));
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

/** A name as a step of a JSON pointer. */
function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
