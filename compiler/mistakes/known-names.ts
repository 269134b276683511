import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { productFolder, productSchemas } from '../tables/refresh-tables';
import type { KnownNames } from './contract-mistakes';

/**
 * Returns the names that a contract's files may use beside their own: lists of the `lookups.ts` beside the output
 * folder, and for another contract the product's schemas.
 */
export async function knownNames(out: string, tables: string | undefined): Promise<KnownNames> {
  const lookups = join(dirname(out), 'lookups.ts');
  const isProduct = tables === productFolder;
  const module = existsSync(lookups)
    ? ((await import(pathToFileURL(resolve(lookups)).href)) as { lookups: object })
    : undefined;
  const foreign = isProduct ? {} : productSchemas();
  return {
    lookups: module && Object.keys(module.lookups),
    foreign: Object.keys(foreign).filter((name) => foreign[name]?.['x-resource']),
  };
}
