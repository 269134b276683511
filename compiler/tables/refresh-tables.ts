import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { tableModules } from './table-module';

/** Folder of the product's own tables. */
export const productFolder = 'server/db';
const productContract = 'schemas/generated/openapi.json';

/**
 * Generates the modules of a contract's tables, by name below `folder`/generated: one an area and `index.ts`, which
 * knows all. What stands in `beside/<table>.ts` of that folder wins; tables of the product are imported, not made
 * again.
 */
export async function tableFiles(
  document: OpenApiDocument,
  folder: string,
  banner: string,
  areaOf: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const generated = join(folder, 'generated');
  const from = (target: string) => {
    const way = relative(generated, target);
    return way.startsWith('.') ? way : `./${way}`;
  };
  const ofProduct = folder === productFolder ? {} : productSchemas();
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
      const { 'x-resource': _, ...rest } = schema;
      return [name, ofProduct[name]?.['x-resource'] ? rest : schema] as const;
    }),
  );
  const modules = tableModules(
    { ...document, components: { ...document.components, schemas } },
    {
      columns: from(join(productFolder, 'columns')),
      beside: await writtenBeside(join(folder, 'beside'), from),
      foreign: (schema) =>
        ofProduct[schema]?.['x-resource']
          ? from(join(productFolder, 'generated', 'index'))
          : undefined,
      moduleOf: (schema) => areaOf.get(schema) ?? 'tables',
    },
  );
  const options = { ...(await prettier.resolveConfig(generated)), parser: 'typescript' };
  const files = [...modules].map(
    async ([name, text]) =>
      [`${name}.ts`, banner + (await prettier.format(text, options))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Reads the modules of a folder by the table each is named after. */
async function writtenBeside(
  folder: string,
  from: (target: string) => string,
): Promise<Map<string, { module: string; columns: string[] }>> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const entries = names.map(async (file) => {
    const { columns } = (await import(pathToFileURL(join(folder, file)).href)) as {
      columns: object;
    };
    const table = basename(file, '.ts');
    return [table, { module: from(join(folder, table)), columns: Object.keys(columns) }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Reads every schema of the product's own contract, as it was refreshed last. */
export function productSchemas() {
  const { components } = JSON.parse(readFileSync(productContract, 'utf8')) as OpenApiDocument;
  return components?.schemas ?? {};
}
