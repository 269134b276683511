import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { _ } from 'ajv';
import { build } from 'esbuild';
import { withOwnFormats } from '../../schemas/rules/format-checks';
import type { JsonSchema } from '../../schemas/contract/document';

/**
 * Compiles validators to one self-contained ES module, so that no browser ever needs `eval`.
 * `schemas` maps an exported function's name to its schema; `components` are what they may refer to.
 * The formats are imported from `formatsModule`, not copied; `ownFormats` are those that need no check.
 */
export async function compileValidators(
  schemas: Record<string, JsonSchema>,
  components: Record<string, JsonSchema>,
  formatsModule: string,
  ownFormats: readonly string[],
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    // 0.3 is a multiple of 0.1, whatever binary fractions say.
    multipleOfPrecision: 6,
    verbose: false,
    formats: withOwnFormats(ownFormats),
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const [name, schema] of Object.entries(components)) {
    ajv.addSchema(withLocalRefs(schema), name);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema({ ...withLocalRefs(schema), $id: name });
  }
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = `import { formats } from '${formatsModule}';\n${standaloneCode(ajv, names)}`;
  const bundled = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    external: [formatsModule],
    legalComments: 'none',
  });
  const text = bundled.outputFiles[0]?.text;
  if (text === undefined)
    throw new Error(`no validator was written for ${Object.keys(schemas).join(', ')}`);
  return text;
}

/** `#/components/schemas/X` → `X`, the name under which the component is known to the compiler. */
function withLocalRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"')) as JsonSchema;
}
