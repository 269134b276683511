import type { WrittenScreen } from '../../src/engine/define/define-screen';
import { termFields } from '../../src/engine/define/named-fields';

/** Members that hold no field: names of parts, of types, of other screens, and paths. */
const plain = ['name', 'type', 'icon', 'screen', 'schema', 'list', 'path', 'call', 'preference'];

/**
 * Schema → what a definition says besides the fields that its parts show: in terms of filters, as a member of what it sends
 * or compares, in predicates. Of names that the schema has, each counts: a mention too many is a line to look at, one too few
 * a screen that breaks unannounced.
 */
export function indirectFields(
  screen: WrittenScreen,
  has: (schema: string, name: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (schema: string | undefined, names: readonly string[]) => {
    if (schema === undefined) return;
    const known = found.get(schema) ?? new Set();
    found.set(schema, new Set([...known, ...names.filter((name) => has(schema, name))]));
  };
  const walk = (node: unknown, around: string | undefined): void => {
    if (typeof node === 'function') {
      // Predicates are about the screen's own record, or about a row in it.
      for (const schema of new Set([screen.schema, around])) add(schema, wordsIn(String(node)));
    } else if (typeof node === 'string') {
      add(
        around,
        termFields(node.split(',')).map((name) => name.replace(/^[-=]/, '')),
      );
    } else if (Array.isArray(node)) {
      for (const one of node) walk(one, around);
    } else if (typeof node === 'object' && node !== null) {
      const { schema = around } = node as { schema?: string };
      add(schema, Object.keys(node));
      for (const [name, value] of Object.entries(node)) {
        if (typeof value !== 'string' || !plain.includes(name)) walk(value, schema);
      }
    }
  };
  walk(screen, screen.schema);
  return found;
}

function wordsIn(code: string): string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
