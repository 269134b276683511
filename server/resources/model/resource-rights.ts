import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { Contract } from '../../http/contract/contract';

/**
 * Rights that the contract demands for each kind of access to the records of a schema; undefined where it has no such
 * operation.
 */
export interface ResourceRights {
  list: OperationRight | undefined;
  /** Right to read one record; where only lists show records, the list's. */
  read: OperationRight | undefined;
  change: OperationRight | undefined;
  remove: OperationRight | undefined;
}

/** Finds the rights of a schema's own operations by the contract's tables. */
export function resourceRights(schema: string, { tables }: Contract): ResourceRights {
  const path = (table: Readonly<Record<string, string>>) =>
    Object.keys(table).find((candidate) => table[candidate] === schema);
  const list = tables.rights[`GET ${path(tables.lists)}`];
  const record = path(tables.records);
  return {
    list,
    read: tables.rights[`GET ${record}`] ?? list,
    change: tables.rights[`PATCH ${record}`],
    remove: tables.rights[`DELETE ${record}`],
  };
}
