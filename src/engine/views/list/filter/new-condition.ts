import type { Field } from '../../../fields/field';
import { newId } from '../../../../state/new-id';
import type { DraftCondition } from './draft';
import { operatorsOf } from './operators';

/** Makes a condition with the usual comparison and nothing to compare with yet. */
export function newCondition(field: Field): DraftCondition {
  const usual = operatorsOf(field)[0];
  return {
    id: newId(),
    condition: { field: field.name, operator: usual?.operator ?? '=', values: [] },
    choice: usual?.name ?? '=',
  };
}
