import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { registeredTypes } from '../../compiler/application/registered-types';
import type { EntitySchema } from '../../src/engine/application/entity-schema';
import type { ScreenDefinition } from '../../src/engine/define/definition';
import type { Fields } from '../../src/engine/fields/field';
import type { PlaceLoader } from '../../src/engine/screens/screen-place';
import { definitionsOf, type Product } from './products';
import { standardFields } from './standard-fields';

/** Makes a loader that finds places of a product without a page. */
export async function placeLoader(product: Product): Promise<PlaceLoader> {
  const all = await definitionsOf(product);
  const { tabTypes } = await registeredTypes(resolve(product.screens));
  const schemaOf = (name: string) =>
    JSON.parse(readFileSync(`${product.generated}/schemas/${name}.json`, 'utf8')) as EntitySchema;
  return {
    titles: {},
    tabTypes,
    screen: (name) => Promise.resolve(all.find((one) => one.name === name) as ScreenDefinition),
    fields: (schema): Promise<Fields> =>
      Promise.resolve(standardFields(schema, schemaOf(schema), {})),
    loadSchema: (schema) => Promise.resolve(schemaOf(schema)),
  };
}

/** Returns a record's id that an address may have. */
export function sampleId(fields: Fields): string {
  const all = Object.values(fields);
  const key = fields.id ?? all.find(({ property }) => property['x-key']);
  return [key?.property.type].flat().includes('string') ? 'ab' : '7';
}
