import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** Of every page, the login's too. */
const libraries = new RegExp(
  `/node_modules/(${[
    'react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store',
    '@tanstack/(query-core|react-query)|i18next|react-i18next',
  ].join('|')})/|rolldown/runtime`,
);

/** Named by an index of its package, but used by nothing that a page begins with. */
const late =
  /(nfiniteQueryObserver|utationObserver|useInfiniteQuery|infiniteQueryOptions|useMutation|useMutationState|useIsFetching|with-selector(\.production)?)\.js$|\/src\/api\/(start|dialects\/reference-start)\.ts$/;

const ofPage = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const main = ofPage('main.tsx');
const login = ofPage('app/login/login-door.tsx');
const page = ofPage('app/start-page.tsx');

const root = (path: string) => fileURLToPath(new URL(`../src/engine/${path}`, import.meta.url));
/** The page of a record as its route loads it, with what most records show. */
const recordRoots = [
  root('views/record/record-page.tsx'),
  root('tab-types/form/form-tab.tsx'),
  root('tab-types/screen/screen-tab.tsx'),
  // Where the others are.
  root('tab-types/views.ts'),
  root('action-types/dialogs.ts'),
];
/** With all that they share: two files that need each other would wait for each other. */
const editors = root('fields/editings.ts');

/** What every form needs, and what each field type needs in one: they are loaded together. */
const editing =
  /\/src\/engine\/(views\/(form\/record-form\.tsx|controls\/[^/]+$|lookup\/(lookup|reference)-control)|fields\/(?!.*\/templates\/|phone\/phone-note))/;

/**
 * What comes when a page is at rest, or is opened from there: by what it belongs to, because each file more would be named in
 * the first ones, with its styles. What needs Mantine is not with what does not.
 */
const later: readonly (readonly [name: string, test: RegExp])[] = [
  [
    'list-at-rest',
    /\/views\/list\/(find\/search-list|(board|tree|displays)\/|panel\/|export\/(copy|csv)|print\/first-rows)/,
  ],
  [
    'list-popups',
    /\/views\/list\/(page\/(list-popups|cell-menu|row-menu)|views\/|filter\/|columns\/|grouping\/group-panel)|\/lookups\/use-field-choices/,
  ],
  ['actions', /\/views\/(list\/(page\/list-work|selection\/|bulk\/|export\/|print\/)|actions\/)/],
  [
    'navigation',
    /\/src\/app\/(shell\/(navigation-(group|foot|drawer)|information)|system-info)|\/sheet\/close-on-back/,
  ],
  [
    'shell-at-rest',
    /\/src\/(app\/(?!.*(reminder-dialog|help-panel|\/navigation-|\/information))(shell|search|help|reminders|screen-numbers|palette|pull|keys)\b|ui\/(at-rest|sheet\/|format\/relative-time))|\/values\/record-line|\/references\/use-mention|\/pages\/use-screen-of-table/,
  ],
  ['values', /\/(values\/nested-value|media\/(image-value|use-image)|files\/use-blob-url)\./],
  ['in-place', /\/views\/list\/in-place\/|\/lists\/next-cell\./],
  ['home', /\/src\/(engine\/views|app)\/home\//],
  ['scan', /\/(scan-page|use-scanned-code|scan-reader|use-scans)\./],
  ['account', /\/src\/app\/(session|password|security)\//],
];

/** What shows, prints and signs a PDF: each file more would be named in the first ones. */
const paper =
  /\/src\/engine\/(views\/pdf|(action-types\/print|tab-types\/signature)\/(?!index|definition))/;

/**
 * How the build cuts the page into files. Left alone, code that several routes share would come in dozens of files,
 * each with headers, a round trip and a dictionary of its own. What every page needs is one file beside the
 * libraries, with the page of a list in it: nearly every visit needs one, and both are smaller together.
 */
export const chunkGroups = [
  { debugName: 'start', name: (id: string, modules: Modules) => startOf(id, modules), priority: 3 },
  // What definitions of screens are made with is small, and needed by the first of them; other shared parts come with theirs.
  {
    name: 'definitions',
    test: /\/(src\/engine\/define\/define-|schemas\/define\.ts)|\/screens\/shared\/(open-|turnover)/,
    priority: 2,
  },
  // Which step is possible in which state: small, and shared by screens and fields of several entities.
  {
    name: 'states',
    test: /\/schemas\/rules\/((deal|ticket|service)-states|service-tasks|after-step|moment-of)\.ts|\/screens\/shared\/service-/,
    priority: 2,
  },
  // Header, records and actions need it; none of them is to bring the others.
  {
    name: 'outbox',
    test: /\/src\/(engine\/outbox\/|api\/(write-records|idempotency-key)\.ts)|\/node_modules\/idb\//,
    priority: 2,
  },
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

/**
 * What is there before anybody is known (`framework`, with the libraries), what only the login needs, and what only the
 * page does: whoever comes to log in waits for no engine.
 */
function startOf(id: string, modules: Modules): string | null {
  // It stays alone: its name tells builds apart.
  if (id === main || late.test(id)) return null;
  if (libraries.test(id)) return 'framework';
  const [ofMain, ofLogin, ofStart] = [main, login, page].map((one) => closureOf(one, modules));
  if (ofMain?.has(id) || (ofLogin?.has(id) && ofStart?.has(id))) return 'framework';
  if (ofLogin?.has(id)) return 'login';
  return ofStart?.has(id) ? 'start' : null;
}

/** The page whose file a module comes with; null where it is one of its own or shared by few. */
function pageOf(id: string, modules: Modules): string | null {
  if (id.includes('/icons-react/')) return 'more-icons';
  // First what a record is read with: it must not wait for forms, nor fail with them.
  if (recordRoots.some((page) => closureOf(page, modules).has(id))) return 'record';
  if (paper.test(id)) return 'paper';
  if (editing.test(id) || closureOf(editors, modules).has(id)) return 'form';
  return later.find(([, test]) => test.test(id))?.[0] ?? null;
}

const closures = new Map<string, ReadonlySet<string>>();

/** What a page imports, however indirectly; of the icons, which one file names all of, those that it uses. */
function closureOf(page: string, modules: Modules): ReadonlySet<string> {
  const known = closures.get(page);
  if (known) return known;
  const found = new Set([page]);
  for (const id of found) {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      if (!isIconIndex(imported)) found.add(imported);
      else
        for (const [icon] of code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) {
          found.add(join(dirname(imported), 'icons', `${icon}.mjs`));
        }
    }
  }
  closures.set(page, found);
  return found;
}

const isIconIndex = (id: string) => /\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/.test(id);
