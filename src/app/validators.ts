import { validators } from 'virtual:application/validators';
import type { EntityValidators } from '../engine/application/registry';

/** Loads the validators of a schema; none where it has none. A file of its own: reading needs not even their names. */
export async function loadValidators(schema: string): Promise<EntityValidators> {
  return (await validators[schema]?.()) ?? {};
}
