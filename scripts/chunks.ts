import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const libraries =
  'react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack/(query-core|react-query)';

/** The page of a list, as its route loads it. */
const listRoot = fileURLToPath(new URL('../src/engine/list/page/list-start.ts', import.meta.url));

/**
 * How the build cuts the page into files. Left alone, code that several routes share would come in dozens of files,
 * each with headers, a round trip and a dictionary of its own. What every page needs is one file beside the
 * libraries, the page of a list another.
 */
export const chunkGroups = [
  { name: 'framework', test: new RegExp(`/node_modules/(${libraries})/`), priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    debugName: 'list',
    name: (id: string, modules: Modules) => (isOfList(id, modules) ? 'list' : null),
    test: /\/(src|schemas)\/.*\.(tsx?|css)$/,
    priority: 1,
  },
  // Each icon a file of its own would cost more than the icon.
  {
    debugName: 'icons',
    name: (id: string, modules: Modules) => (isIconOfList(id, modules) ? 'icons' : 'more-icons'),
    test: /\/@tabler\/icons-react\//,
    priority: 1,
  },
];

let iconsOfList: ReadonlySet<string> | undefined;

/** Whether the page of a list names an icon; packages are imported as a whole, so that imports do not say it. */
function isIconOfList(id: string, modules: Modules): boolean {
  iconsOfList ??= new Set(
    [...closure(listRoot, modules)].flatMap(
      (module) => modules.getModuleInfo(module)?.code?.match(/\bIcon[A-Z]\w*/g) ?? [],
    ),
  );
  const [, name] = /\/(Icon\w+)\.mjs$/.exec(id) ?? [];
  return name === undefined || iconsOfList.has(name);
}

let ofList: ReadonlySet<string> | undefined;

/** Whether the page of a list imports a module, however indirectly; packages are left out of it. */
function isOfList(id: string, modules: Modules): boolean {
  ofList ??= closure(listRoot, modules);
  return ofList.has(id);
}

function closure(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('/node_modules/')) found.add(imported);
    }
  }
  return found;
}
