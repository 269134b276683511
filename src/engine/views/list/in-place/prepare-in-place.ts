import type { Registry } from '../../../application/registry';
import { loadFieldEditing } from '../../../editing/load-editing';

/** Ahead, since what is typed while it comes would go nowhere. */
export async function prepareInPlace({ fieldTypes }: Pick<Registry, 'fieldTypes'>): Promise<void> {
  await loadFieldEditing(fieldTypes);
}
