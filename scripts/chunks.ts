import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const libraries =
  'react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack/(query-core|react-query)';

const root = (path: string) => fileURLToPath(new URL(`../src/engine/${path}`, import.meta.url));
/** The page of a record as its route loads it, with what most records show. */
const recordRoots = [
  root('views/record/record-page.tsx'),
  root('tab-types/form/form-tab.tsx'),
  root('tab-types/screen/screen-tab.tsx'),
];
/** What every form needs, and what each field type needs in one: they are loaded together. */
const editing =
  /\/src\/engine\/(views\/(form\/record-form\.tsx|controls\/[^/]+$|lookup\/(lookup|reference)-control)|fields\/(?!.*\/templates\/|phone\/phone-note))/;

/** What shows, prints and signs a PDF: each file more would be named in the first ones. */
const paper =
  /\/src\/engine\/(views\/pdf|(action-types\/print|tab-types\/signature)\/(?!index|definition))/;

/**
 * How the build cuts the page into files. Left alone, code that several routes share would come in dozens of files,
 * each with headers, a round trip and a dictionary of its own. What every page needs is one file beside the
 * libraries, with the page of a list in it: nearly every visit needs one, and both are smaller together.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: new RegExp(`/node_modules/(${libraries})/|rolldown/runtime`),
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // What definitions of screens are made with is small, and needed by the first of them.
  { name: 'definitions', test: /\/src\/engine\/define\/define-|\/screens\/shared\//, priority: 2 },
  {
    debugName: 'pages',
    name: (id: string, modules: Modules) => pageOf(id, modules),
    test: /\/(src|schemas|screens)\/.*\.(tsx?|css)$|\/@tabler\/icons-react\//,
    priority: 1,
  },
  // One part of Mantine is never needed alone, and dozens of files would have to be named wherever one is loaded.
  {
    name: 'mantine',
    test: /\/node_modules\/(@mantine\/(core|hooks)|@floating-ui\/|react-remove-scroll|tslib)/,
    minShareCount: 2,
    priority: 1,
  },
];

/** The page whose file a module comes with; null where it is one of its own or shared by few. */
function pageOf(id: string, modules: Modules): string | null {
  if (id.includes('/icons-react/')) return 'more-icons';
  // First what a record is read with: it must not wait for forms, nor fail with them.
  if (recordRoots.some((page) => closureOf(page, modules).has(id))) return 'record';
  if (paper.test(id)) return 'paper';
  return editing.test(id) ? 'form' : null;
}

const closures = new Map<string, ReadonlySet<string>>();

/** What a page imports, however indirectly; packages are left out of it. */
function closureOf(page: string, modules: Modules): ReadonlySet<string> {
  const known = closures.get(page);
  if (known) return known;
  const found = new Set([page]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('/node_modules/')) found.add(imported);
    }
  }
  closures.set(page, found);
  return found;
}
