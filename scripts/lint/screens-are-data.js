/** Properties of a definition that may hold a function: predicates and defaults. */
const functions = new Set([
  'when',
  'editableWhen',
  'removableWhen',
  'countedWhen',
  'afterWhen',
  'signableWhen',
  'primary',
  'default',
  'defaults',
  'follows',
]);

/**
 * Tells whether a function is a named predicate: `warnings: { blocked: (record) => … }`, `tones`, `offers: { kind:
 * (value) => … }`.
 */
function isNamedPredicate({ parent }) {
  const of = parent.parent?.type === 'Property' ? parent.parent.key.name : undefined;
  return of === 'warnings' || of === 'tones' || of === 'offers';
}

export const screensAreData = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (!/(?<![\\/]engine)[\\/]screens[\\/](?!index\.ts$)/.test(context.filename)) return {};
    const check = (node) => {
      const { parent } = node;
      if (
        parent.type === 'Property' &&
        (functions.has(parent.key.name) || isNamedPredicate(parent))
      )
        return;
      context.report({
        node,
        message: `A screen is data: functions only as ${[...functions].join(', ')}.`,
      });
    };
    return {
      ArrowFunctionExpression: check,
      FunctionExpression: check,
      FunctionDeclaration: check,
    };
  },
};
