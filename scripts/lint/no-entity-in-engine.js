import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Names and paths of the contract; the engine learns them from definitions only. */
function contractWords(root) {
  const document = JSON.parse(
    readFileSync(resolve(root, 'schemas/generated/openapi.json'), 'utf8'),
  );
  return {
    schemas: new Set(
      readdirSync(resolve(root, 'schemas/generated/schemas')).map((file) =>
        file.replace('.json', ''),
      ),
    ),
    paths: Object.keys(document.paths),
  };
}

let words;

export const noEntityInEngine = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (!/[\\/]src[\\/]engine[\\/]/.test(context.filename)) return {};
    words ??= contractWords(context.cwd);
    const report = (node, word) =>
      context.report({
        node,
        message: `The engine must not name «${word}»: put it into a definition.`,
      });
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const path = words.paths.find((known) => node.value.includes(known));
        if (path) report(node, path);
        else if (words.schemas.has(node.value)) report(node, node.value);
      },
      Identifier(node) {
        if (words.schemas.has(node.name)) report(node, node.name);
      },
    };
  },
};
