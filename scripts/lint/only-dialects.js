import { relative } from 'node:path';

/** Words of the reference API that the engine has its own for. */
const wire = new Set([
  'If-Match',
  'Idempotency-Key',
  'X-Sperr-Token',
  'X-Query-Total',
  'returnTotal',
  'returnData',
  'pageable',
  'additionalPredicate',
  'suche',
  'ergebnisEintraege',
  'datensaetze',
]);

/** Envelopes, parameters and headers of a backend are known to its dialect: the engine asks `rows.ts` and `records.ts`. */
export const onlyDialects = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!file.startsWith('src/engine/')) return {};
    const check = (node, name) => {
      if (!wire.has(name)) return;
      context.report({
        node,
        message: `«${name}» is the wire's: ask by src/api/rows.ts, records.ts or run-query.ts.`,
      });
    };
    return {
      ImportDeclaration(node) {
        if (!/\/api\/dialects\//.test(node.source.value)) return;
        context.report({
          node,
          message: 'The engine knows no dialect: ask by src/api/rows.ts or records.ts.',
        });
      },
      Property(node) {
        const { key } = node;
        check(node, key.type === 'Identifier' ? key.name : key.value);
      },
      MemberExpression(node) {
        if (!node.computed) check(node, node.property.name);
      },
    };
  },
};
