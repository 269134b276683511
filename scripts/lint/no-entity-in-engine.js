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
    const check = (node, text) => {
      const path = words.paths.find((known) => text.includes(known));
      if (path) report(node, path);
      else if (words.schemas.has(text)) report(node, text);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      Identifier(node) {
        // A browser has files, too.
        if (node.name in globalThis) return;
        if (words.schemas.has(node.name)) report(node, node.name);
      },
    };
  },
};
