import { dirname, relative, resolve } from 'node:path';

/**
 * What each layer may import of ours, besides itself. Imports only go down: `app → bespoke → engine →
 * api → ui → schemas`; `screens → engine/define → schemas`; `server → schemas`.
 */
const allowed = {
  schemas: [],
  'src/engine/define': ['schemas'],
  screens: ['src/engine/define', 'schemas'],
  'src/ui': ['schemas'],
  'src/api': ['src/ui', 'schemas'],
  'src/engine': ['src/engine/define', 'src/api', 'src/ui', 'schemas'],
  // Types of tabs and actions build on the engine, which asks them through its registry.
  'src/engine/tab-types': ['src/engine', 'src/engine/define', 'src/api', 'src/ui', 'schemas'],
  'src/engine/action-types': ['src/engine', 'src/engine/define', 'src/api', 'src/ui', 'schemas'],
  'src/bespoke': ['src/engine', 'src/engine/define', 'src/api', 'src/ui', 'schemas'],
  'src/app': [
    'src/bespoke',
    'src/engine',
    'src/engine/define',
    'src/engine/tab-types',
    'src/engine/action-types',
    'src/api',
    'src/ui',
    'schemas',
    'screens',
    'locales',
  ],
  server: ['schemas', 'locales'],
};

/** The longest layer that holds a path from the root, undefined outside the house. */
function layerOf(path) {
  return Object.keys(allowed)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Where an import points, from the root; undefined for packages. */
function targetOf(filename, source, root) {
  if (source.startsWith('/')) return source.slice(1);
  if (!source.startsWith('.')) return undefined;
  return relative(root, resolve(dirname(filename), source)).replaceAll('\\', '/');
}

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = layerOf(relative(context.cwd, context.filename).replaceAll('\\', '/'));
    if (!from) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const target = targetOf(context.filename, source, context.cwd);
      if (!target) return;
      const to = target.startsWith('locales/') ? 'locales' : layerOf(target);
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
    };
  },
};
