import { relative } from 'node:path';

/**
 * State of modules that is nobody's: it belongs to the device, to the code of the page or to what is mounted, so that
 * it may outlive a login. Everything else belongs to the user (`userState`) or to a component.
 */
export const exceptions = {
  'src/state/user-state.ts': { container: 'the container itself' },
  'src/state/page-keeper.ts': { pageKeeper: 'how this page is kept, of nobody' },
  'src/state/new-id.ts': { last: 'numbers, of nobody' },
  'src/api/token-store.ts': {
    listeners: 'who listens',
    lastText: 'what the browser stores for all tabs, read once',
    lastSession: 'the same',
  },
  'src/api/call-events.ts': { callEvents: 'who listens' },
  'src/api/device/lock-up.ts': {
    known: 'keys of former users, until what their pages still write is sealed',
  },
  'src/app/i18n.ts': {
    chosen: 'the language of the page, which the device remembers',
  },
  'src/app/licence/licence-store.ts': { licenceMissing: 'of the server' },
  'src/app/offline/watch-version.ts': { isWatched: 'of the page' },
  'src/app/query-client.ts': { queryClient: 'emptied together with the container' },
  'src/ui/before-leave.ts': { guards: 'of what is mounted' },
  'src/ui/focus.ts': { pending: 'of the document, which has one focus' },
  'src/ui/use-title-focus.ts': { hasShownPage: 'how this page was loaded' },
  'src/ui/color-scheme.ts': {
    choice: 'the copy of the device, which `forgetColorScheme` takes away',
    shown: 'of the document',
  },
  'src/ui/forced-move.ts': {
    reloading: 'this page is being left',
    restoring: 'how this page was loaded',
  },
  'src/ui/notice-queue.ts': { noticesWanted: 'whether code is at hand' },
  'src/ui/texts.ts': { added: 'texts of the page' },
  'src/ui/sheet/close-on-back.ts': {
    open: 'of what is mounted',
    returning: "of the window's history",
  },
  'src/ui/commands/command-store.ts': { commandStore: 'of what is mounted' },
  'src/ui/commands/shortcuts-store.ts': { shortcutsStore: 'of what is mounted' },
  'src/ui/signal.ts': { audio: 'of the device' },
};

const mutating = new Set(['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift']);
for (const name of ['splice', 'sort', 'reverse', 'fill']) mutating.add(name);

/** Built-in objects that hold nothing, or hold it only as long as its key is there. */
const harmless = new Set(['WeakMap', 'WeakSet', 'RegExp', 'TextEncoder', 'TextDecoder']);

/** Tells whether the content of a variable is changed: `list.push(…)`, `cache[key] = …`, `delete cache[key]`. */
function isChanged({ identifier }) {
  const member = identifier.parent;
  if (member.type !== 'MemberExpression' || member.object !== identifier) return false;
  const { parent } = member;
  if (parent.type === 'CallExpression' && parent.callee === member) {
    return mutating.has(member.property.name);
  }
  if (parent.type === 'AssignmentExpression') return parent.left === member;
  return parent.type === 'UpdateExpression' || parent.operator === 'delete';
}

/** Tells whether a variable of a module holds what may change. */
function isState({ init }, kind, { references }) {
  if (kind !== 'const') return true;
  const made = init?.callee?.name;
  if (made === 'userState' || harmless.has(made)) return false;
  if (made === 'createStore') return true;
  // Objects of classes hold what they like; the initial content of a Map or Set may stay.
  const isOwn = init?.type === 'NewExpression' && made && made !== 'Map' && made !== 'Set';
  return isOwn || references.some(isChanged);
}

/** Refuses state of modules, which the next user would find: it belongs into `userState`, or has a reason above. */
export const moduleState = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const reasons = exceptions[file] ?? {};
    return {
      Program(program) {
        const declarations = program.body
          .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
          .filter((node) => node?.type === 'VariableDeclaration' && !node.declare);
        const found = new Set();
        for (const { kind, declarations: all } of declarations) {
          for (const node of all) {
            const [variable] = context.sourceCode.getDeclaredVariables(node);
            if (!variable || !isState(node, kind, variable)) continue;
            found.add(variable.name);
            if (reasons[variable.name]) continue;
            context.report({
              node,
              message: `«${variable.name}» outlives its user: hold it in userState (src/state/user-state.ts), or say in scripts/lint/module-state.js whose it is.`,
            });
          }
        }
        for (const name of Object.keys(reasons)) {
          if (found.has(name)) continue;
          context.report({
            node: program,
            message: `scripts/lint/module-state.js names «${name}», which holds nothing any more.`,
          });
        }
      },
    };
  },
};
