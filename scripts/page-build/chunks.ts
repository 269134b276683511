import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const loginDoor = ['src/app/login/login-door.tsx'];

/**
 * Doors by which code arrives, in the order in which a page may have come through them: a module comes with the first
 * door that needs it. Nothing else is cut, because each further file costs headers, a round trip, a dictionary of its
 * own when it is packed, and a name in the files before it.
 */
const doors: readonly (readonly [name: string, ...modules: string[]])[] = [
  // What is there before anybody has logged in; nobody at the login waits for an engine.
  ['framework', 'src/main.tsx'],
  ['login', ...loginDoor],
  ['start', 'src/app/start-page.tsx'],
  // What is kept on the device, and sent from there.
  ['device', 'src/api/device/lock-up.ts', 'src/engine/outbox/keeper.ts'],
  // Mantine, with what opens.
  [
    'overlays',
    'src/ui/confirm-modal.tsx',
    'src/ui/notice-stack.tsx',
    'src/ui/floating.tsx',
    'src/ui/hover-card.tsx',
  ],
  [
    'list',
    'src/engine/views/list/page/list-parts.ts',
    'src/engine/views/list/export/copy-selected.ts',
    'src/engine/views/list/find/search-list.ts',
    'src/engine/views/list/views/views-popup.tsx',
  ],
  ['shell', 'src/app/shell/shell-parts.ts', 'src/app/search/search-work.tsx'],
  ['controls', 'src/engine/fields/editings.ts'],
  ['record', 'src/engine/views/record/record-parts.ts', 'src/engine/tab-types/common-views.ts'],
  // With RJSF and the code of its validator.
  ['form', 'src/engine/views/form/record-form.tsx'],
  ['tables', 'src/engine/tab-types/table-views.ts'],
  [
    'dialogs',
    'src/engine/action-types/dialogs.ts',
    'src/engine/views/list/page/work-parts.ts',
    'src/engine/views/record/new-record-dialog.tsx',
    'src/engine/views/record/drawer/record-drawer.tsx',
    'src/engine/views/outbox/outbox-dialog.tsx',
    'src/engine/tab-types/day/later-dialog.tsx',
    'src/engine/views/list/period/entry-dialog.tsx',
    'src/app/reminders/reminder-dialog.tsx',
  ],
  ['displays', 'src/engine/views/list/page/display-parts.ts'],
  ['periods', 'src/engine/views/list/page/period-displays.ts'],
  ['home', 'src/app/home/home-page.tsx'],
  [
    'account',
    'src/app/settings/settings-pages.tsx',
    'src/app/gate/duty-dialogs.ts',
    'src/app/login/logins.ts',
  ],
];

/** Doors that need more of the login than the page does. */
const ofLogin = new Set(['login', 'account']);

/**
 * Pattern of the modules that every definition of a screen or a schema is made with, besides those that the page has
 * anyway.
 */
const ofDefinitions = /\/(src\/engine\/define\/|schemas\/define\.ts$)/;

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Groups by which the build cuts the page into files: by doors. A module that none of them needs is cut by who imports
 * it.
 */
export const chunkGroups = [
  { debugName: 'doors', name: (id: string, modules: Modules) => doorOf(id, modules), priority: 1 },
];

/** Returns the door that a module comes with; null where there is none. */
function doorOf(id: string, modules: Modules): string | null {
  // It stays alone: its name tells builds apart.
  if (id === root('src/main.tsx')) return null;
  if (id.includes('rolldown/runtime')) return 'framework';
  if (isShared(id, modules)) return 'framework';
  const door = doors.find(([, ...entries]) => isNeededBy(entries, id, modules))?.[0];
  return door ?? (ofDefinitions.test(id) ? 'start' : null);
}

/** Tells whether both the login and the page need a module: a user who is logged in loads no login. */
function isShared(id: string, modules: Modules): boolean {
  const others = doors.filter(([name]) => !ofLogin.has(name)).flatMap(([, ...entries]) => entries);
  return isNeededBy(loginDoor, id, modules) && isNeededBy(others, id, modules);
}

function isNeededBy(entries: readonly string[], id: string, modules: Modules): boolean {
  return entries.some((entry) => closureOf(root(entry), modules).has(id));
}

const closures = new Map<string, ReadonlySet<string>>();

/**
 * Returns what a module imports, however indirectly; of the icons, which one file names all of, those that are used.
 */
function closureOf(entry: string, modules: Modules): ReadonlySet<string> {
  const known = closures.get(entry);
  if (known) return known;
  const found = new Set([entry]);
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
  closures.set(entry, found);
  return found;
}

const isIconIndex = (id: string) => /\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/.test(id);
