import { importOperation } from '../../../../api/import-operation';
import type { Engine } from '../../../application/context';
import { paramNames, type Place } from '../../../screens/place';

/**
 * Tells whether a table can be imported here: records can be created, and the path says below which one. Rows of all
 * records together do not say which one each belongs to.
 */
export function mayImport({ definition, params }: Place, can: Engine['can']): boolean {
  const { create } = definition.api;
  const isPlaced = paramNames(create).every((name) => params[name] !== undefined);
  return isPlaced && can(`POST ${create}`) && can(importOperation);
}
