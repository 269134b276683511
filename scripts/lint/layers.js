import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Layers of the engine from the bottom up; each may import those before it (docs/architecture.md). A type of field, tab
 * or action is a folder of its own and stands above all views: the layers below reach it through the registry.
 */
const engine = [
  'define',
  'application',
  'at-hand',
  'labels',
  'fields',
  'groups',
  'screens',
  'outbox',
  'data',
  'editing',
  'views/forbidden',
  'views/pdf',
  'views/values',
  'views/controls',
  'views/cells',
  'views/form',
  'views/lookup',
  'views/actions',
  'views/outbox',
  'views/list',
  'views/record',
  'views/blocks',
  'views/page',
  'views/home',
].map((name) => `src/engine/${name}`);

/**
 * Folder of what flows are made of, which applications write themselves (`src/bespoke`): no view of the engine needs
 * it.
 */
const flow = 'src/engine/flow';

const types = ['src/engine/fields/*', 'src/engine/tab-types', 'src/engine/action-types'];

/** Layers below the engine. */
const ground = ['schemas', 'src/state', 'src/ui', 'src/api', 'src/failure'];

/**
 * Imports of ours that each layer may have, besides itself. They only go down: `app → bespoke → engine → failure → api,
 * ui → state, schemas`; `screens → engine/define → schemas`; `server → schemas`; `scripts → compiler → engine, server`.
 */
const allowed = {
  schemas: [],
  screens: ['src/engine/define', 'schemas'],
  'src/state': [],
  'src/ui': ['src/state', 'schemas'],
  // Transport tells what went wrong, and nothing of how it is shown.
  'src/api': ['src/state', 'schemas'],
  // The layout of printed documents, and their texts in every language, in a thread of its own.
  'src/print': ['schemas', 'locales'],
  'src/failure': ['src/state', 'src/api', 'src/ui', 'schemas'],
  ...Object.fromEntries(
    engine.map((layer, index) => [layer, [...ground, ...engine.slice(0, index)]]),
  ),
  'src/engine/define': ['schemas'],
  ...Object.fromEntries(types.map((layer) => [layer, [...ground, ...engine]])),
  'src/engine/routes': [...ground, ...engine],
  [flow]: [...ground, ...engine],
  'src/bespoke': [...ground, ...engine, flow, 'src/print'],
  'src/app': [
    ...['src/bespoke', ...engine, ...types, 'src/engine/routes', ...ground],
    ...['screens', 'locales'],
  ],
  server: ['schemas', 'locales'],
  // Commands call the compiler; it calls none of them.
  compiler: ['schemas', 'server', ...engine, ...types],
};

/**
 * Tells whether a path is a field type's folder, or a list of them (`index`, `editings`), with or without its
 * extension.
 */
function isFieldType(path, root) {
  const [, rest] = /^src\/engine\/fields\/?(.*)$/.exec(path) ?? [];
  if (rest === undefined || rest.startsWith('comparisons')) return false;
  if (/^((index|(load-)?editings)(\.ts)?)?$/.test(rest) || rest.includes('/')) return true;
  return !/\.tsx?$/.test(rest) && existsSync(join(root, path, 'index.ts'));
}

/** Returns the longest layer that holds a path from the root, undefined outside the house. */
function layerOf(path, root) {
  if (isFieldType(path, root)) return 'src/engine/fields/*';
  return Object.keys(allowed)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Returns where an import points, from the root; undefined for packages. */
function targetOf(filename, source, root) {
  if (source.startsWith('/')) return source.slice(1);
  if (!source.startsWith('.')) return undefined;
  return relative(root, resolve(dirname(filename), source)).replaceAll('\\', '/');
}

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const from = layerOf(file, context.cwd);
    if (!from) {
      // A file of the page outside all layers would keep none of their rules.
      return /^src\/[^/]+\//.test(file)
        ? { Program: (node) => context.report({ node, message: `${file} stands in no layer.` }) }
        : {};
    }
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const target = targetOf(context.filename, source, context.cwd);
      if (!target) return;
      const to = target.startsWith('locales/') ? 'locales' : layerOf(target, context.cwd);
      if (to === from || (to && allowed[from].includes(to))) return;
      context.report({
        node,
        message: `${from} must not import ${to ?? target}: imports only go down (${allowed[from].join(', ') || 'packages only'}).`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      // `declare module '…'`: its target, too, belongs to a layer below.
      TSModuleDeclaration: (node) => check({ ...node, source: node.id }),
    };
  },
};
