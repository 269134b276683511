import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['src/engine/tab-types', 'src/engine/action-types'];

let names;

/** Lists the existing types: each is a folder. */
function registered(root) {
  return new Set(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    ),
  );
}

/** Tells whether a node is `tab.type` or `type`, even in parentheses of TypeScript's own. */
function isType(node) {
  if (node.type === 'MemberExpression') return !node.computed && node.property.name === 'type';
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return isType(node.expression);
  return node.type === 'Identifier' && node.name === 'type';
}

/** Tells whether a node is `field.type.name`: types of fields have names of their own. */
function isFieldTypeName(node) {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return isFieldTypeName(node.expression);
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.name === 'name' &&
    isType(node.object)
  );
}

/** Refuses code that tells a type of tab, action or field by its name: what a type is like is said in its folder. */
export const typesArePlugins = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!/^(src\/engine|scripts)\//.test(file)) return {};
    if ([...folders, 'src/engine/fields'].some((folder) => file.startsWith(`${folder}/`))) {
      return {};
    }
    names ??= registered(context.cwd);
    const check = (node, type, literal) => {
      if (literal?.type === 'Literal' && isFieldTypeName(type)) {
        context.report({
          node,
          message: `Ask the field's type instead of telling «${literal.value}» by its name.`,
        });
        return;
      }
      if (!isType(type) || literal?.type !== 'Literal' || !names.has(literal.value)) return;
      context.report({
        node,
        message: `Ask the type (tabTypeOf, actionTypeOf) instead of telling «${literal.value}» by its name.`,
      });
    };
    return {
      BinaryExpression(node) {
        check(node, node.left, node.right);
        check(node, node.right, node.left);
      },
      SwitchCase(node) {
        check(node, node.parent.discriminant, node.test);
      },
    };
  },
};
