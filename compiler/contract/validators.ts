import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { _ } from 'ajv';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import type { RJSFSchema } from '@rjsf/utils';
import { build, type Plugin } from 'esbuild';
import { withOwnFormats } from '../../schemas/rules/format-checks';
import type { JsonSchema } from '../../schemas/contract/document';

/**
 * Compiles validators to one self-contained ES module, so that no browser ever needs `eval`.
 * `schemas` maps an exported function's name to its schema; `components` are what they may refer to.
 * The formats are imported from `formatsModule`, not copied; `ownFormats` are those that need no check.
 * `form` is what RJSF walks: what it asks of a validator meanwhile is exported as `form`.
 */
export async function compileValidators(
  schemas: Record<string, JsonSchema>,
  components: Record<string, JsonSchema>,
  formatsModule: string,
  ownFormats: readonly string[],
  form?: RJSFSchema,
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
  const asked = form === undefined ? '' : `export { default as form } from '${formModule}';\n`;
  const code = `import { formats } from '${formatsModule}';\n${asked}${standaloneCode(ajv, names)}`;
  const bundled = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    external: [formatsModule],
    legalComments: 'none',
    plugins: form ? [formValidators(form)] : [],
  });
  const text = bundled.outputFiles[0]?.text;
  if (text === undefined)
    throw new Error(`no validator was written for ${Object.keys(schemas).join(', ')}`);
  return text;
}

const formModule = 'form-validators';

/** Provides the module of RJSF's questions, as its own compiler writes it. */
function formValidators(form: RJSFSchema): Plugin {
  const contents = compileSchemaValidatorsCode(form, {
    AjvClass: Ajv2020,
    ajvOptionsOverrides: { strict: false },
  });
  return {
    name: formModule,
    setup: (build) => {
      const filter = new RegExp(`^${formModule}$`);
      build.onResolve({ filter }, ({ path }) => ({ path, namespace: formModule }));
      build.onLoad({ filter: /./, namespace: formModule }, () => ({
        contents,
        loader: 'js',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** Rewrites `#/components/schemas/X` to `X`, the name under which the compiler knows the component. */
function withLocalRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"')) as JsonSchema;
}
