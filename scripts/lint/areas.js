import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

const BASE = 'base';

/** Area of everything that puts the others together: it may import whatever there is. */
const TOGETHER = 'together';

const orders = new Map();

/** Returns the areas in the contract's order (`x-areas` of schemas/vario-api.yaml), the base first. */
function orderOf(root) {
  if (!orders.has(root)) {
    const text = readFileSync(join(root, 'schemas/vario-api.yaml'), 'utf8');
    orders.set(root, Object.keys(parse(text)['x-areas']));
  }
  return orders.get(root);
}

/**
 * Returns the area of a file, by its path from the root: a folder of `server/areas` or `src/bespoke`, the generated
 * tables of an area, or the base, which knows none. Undefined elsewhere.
 */
export function areaOf(path) {
  const folder = /^(?:server\/areas|src\/bespoke)\/([^/]+)\//.exec(path);
  if (folder) return folder[1];
  const table = /^server\/db\/generated\/([^/.]+)/.exec(path);
  if (table) return table[1] === 'index' ? TOGETHER : table[1];
  if (/^server\/(areas|setup)\//.test(path) || /^server\/[^/]+$/.test(path)) return TOGETHER;
  return path.startsWith('server/') ? BASE : undefined;
}

/** Pattern of files in the root folder that are the same for everybody: no more than names and settings. */
const forAll = /^server\/(config|secret-key|separate-module|system-name|host-name)(\.ts)?$/;

/** Returns the reason why a file may not import another one; undefined where it may. Paths are from the root. */
export function refusalOf(from, to, order) {
  const own = areaOf(from);
  const other = areaOf(to);
  if (own === undefined || other === undefined || own === TOGETHER || own === other)
    return undefined;
  if (forAll.test(to)) return undefined;
  for (const area of [own, other]) {
    if (area !== TOGETHER && !order.includes(area)) {
      return `«${area}» is no area: schemas/vario-api.yaml names ${order.join(', ')}.`;
    }
  }
  if (other !== TOGETHER && order.indexOf(other) < order.indexOf(own)) return undefined;
  const known = order.slice(0, order.indexOf(own)).join(', ');
  return own === BASE
    ? `The base must not know ${to}: areas add to it.`
    : `Area ${own} must not import ${to}: it builds on ${known} only.`;
}

/** Rule: an area imports the base and the areas named before it, the base none of them. */
export const areas = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (areaOf(from) === undefined) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = resolve(dirname(context.filename), source);
      const to = relative(context.cwd, target).replaceAll('\\', '/');
      const message = refusalOf(from, to, orderOf(context.cwd));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
