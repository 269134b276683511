import type { EntityValidators } from '../engine/application/registry';

const files = import.meta.glob<EntityValidators>('/schemas/generated/validators/*.js');

/** None where the schema has none. A file of its own: reading needs not even their names. */
export async function loadValidators(schema: string): Promise<EntityValidators> {
  return (await files[`/schemas/generated/validators/${schema}.js`]?.()) ?? {};
}
