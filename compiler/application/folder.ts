import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this repository, where the engine is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Folder of an application with the places of its parts; all paths are absolute. */
export interface ApplicationFolder {
  folder: string;
  settings: string;
  screens: string;
  generated: string;
  fields: string;
  /** File of the lists to choose from; undefined where they say nothing besides the contract. */
  lookups: string | undefined;
  tabTypes: string;
  actionTypes: string;
  /** File of its field types; undefined where it adds none. */
  fieldTypes: string | undefined;
  /** File that draws its values; undefined where types do. */
  cells: string | undefined;
  /** Folder of components of tabs that are the application's own. */
  bespoke: string | undefined;
  /** Folders of texts: the engine's, then its own, which win. */
  locales: string[];
  /** Folder of the built page. */
  page: string;
}

/**
 * Returns the folder of an application. Kontor's own is the root of the repository; every other has the same parts in
 * the same places.
 */
export function applicationFolder(path = root): ApplicationFolder {
  const folder = resolve(path);
  const at = (name: string) => join(folder, name);
  const own = (name: string) => (existsSync(at(name)) ? at(name) : undefined);
  const types = (name: string) =>
    own(`${name}/index.ts`) ?? join(root, 'src/engine', name, 'index.ts');
  return {
    folder,
    settings: at('kontor.yaml'),
    screens: at('screens'),
    generated: at('schemas/generated'),
    fields: at('schemas/fields'),
    lookups: own('schemas/lookups.ts'),
    tabTypes: types('tab-types'),
    actionTypes: types('action-types'),
    fieldTypes: own('field-types/index.ts'),
    cells: own('cells/index.ts'),
    bespoke: own(folder === root ? 'src/bespoke/index.ts' : 'bespoke/index.ts'),
    locales: [...new Set([join(root, 'locales'), at('locales')])],
    page: at('dist'),
  };
}

/** Returns a path as people read it: from where the command runs, in full where it is elsewhere. */
export function shownPath(path: string): string {
  const way = relative('.', path);
  return way.startsWith('..') || isAbsolute(way) ? resolve(path) : way || '.';
}
