import type { NeededLabel } from './needed-labels';
import { nearestName, orRather } from '../../../compiler/nearest-name';
import { fileText, type ToldText } from './told-texts';

/**
 * Writes what is to be added where, a sentence for each file. `missing` stand in no language; `idle` are texts that
 * nothing uses: one of them may be what is missing, misspelt.
 */
export function missingLabels(
  folder: string,
  missing: readonly NeededLabel[],
  told: readonly ToldText[],
  idle: readonly ToldText[],
): string[] {
  const files = new Map<string, { paths: Set<string>; by: Set<string> }>();
  for (const label of missing) {
    const { file, path } = placeFor(label, told);
    const inFile = files.get(file) ?? { paths: new Set(), by: new Set() };
    inFile.paths.add(path);
    inFile.by.add(label.by);
    files.set(file, inFile);
  }
  return [...files].map(([file, { paths, by }]) => {
    const there = idle.filter((text) => text.file === file).map(({ path }) => path.join('.'));
    const shared = told.filter((text) => text.file === file && file === 'common.json');
    const lines = [...paths].map((path) => {
      const misspelt = nearestName(path, there);
      if (misspelt !== undefined) return `\n    «${path}» – misspelt as «${misspelt}»?`;
      // A group of the navigation has many users: rather it is misspelt where it is used.
      return `\n    «${path}»${orRather(
        path,
        shared.map((text) => text.path.join('.')),
      )}`;
    });
    return `${fileText(folder, file)}: add what ${[...by].join(', ')} needs${lines.join('')}`;
  });
}

/**
 * Returns the file for a label: the one that speaks of the schema already; else that of the entity which needs it; else
 * one of its own.
 */
function placeFor(
  { place, owner }: NeededLabel,
  told: readonly ToldText[],
): { file: string; path: string } {
  const [namespace = '', name = '', path = ''] =
    /^(\w+):([^.]+)\.?(.*)$/.exec(place)?.slice(1) ?? [];
  if (namespace === 'common') return { file: 'common.json', path: `${name}.${path}` };
  if (namespace === 'screens') return { file: `screens/${name}.json`, path };
  const own = `entities/${name}.json`;
  const home = told.find((text) => text.path[0] === 'schemas' && text.path[1] === name)?.file;
  const stranger = !told.some(({ file }) => file === own) && owner !== undefined && owner !== name;
  const file = home ?? (stranger ? `entities/${owner}.json` : own);
  return { file, path: file === own ? path : `schemas.${name}.${path}` };
}
