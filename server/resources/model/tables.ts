import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { ReadRights } from '../../http/access/required-right';
import type { Contract } from '../../http/contract/contract';
import { problem } from '../../http/errors/problem';
import type { Resource } from './resource';

/** Records of the contract by their codes: for locks, history, events, reminders. */
export interface Tables extends ReadRights {
  resources: readonly Resource[];
  /** Returns the resource of an `x-table` code; throws 422 `msg_table_unknown`. */
  resourceOf(code: string): Resource;
  /** Returns the resource that a list's path (`stammdaten/adressen`) answers; throws 404 `msg_list_unknown`. */
  listed(path: string): Resource;
}

/**
 * Makes the tables. Throws, naming both, when two resources have one code, and for a code whose records nothing reads.
 */
export function createTables(resources: readonly Resource[], contract: Contract): Tables {
  const byCode = new Map<string, Resource>();
  for (const resource of resources) {
    const { tableCode, schema, rights } = resource;
    if (tableCode === undefined) continue;
    const other = byCode.get(tableCode);
    if (other) throw new Error(`${schema} and ${other.schema} have the same x-table ${tableCode}`);
    if (rights.read === undefined) {
      throw new Error(`${schema} has x-table ${tableCode}, but no operation reads its records`);
    }
    byCode.set(tableCode, resource);
  }
  for (const { schema, properties } of resources) {
    const unknown = properties.tabelle?.enum?.find(
      (code) => code !== null && !byCode.has(String(code)),
    );
    if (unknown !== undefined) {
      throw new Error(`${schema}.tabelle names ${String(unknown)}, no resource has that x-table`);
    }
  }
  const { lists, rights } = contract.tables;

  const resourceOf = (code: string): Resource => {
    const found = byCode.get(code);
    if (!found) throw problem(422, 'msg_table_unknown', code);
    return found;
  };
  const listed = (path: string): Resource => {
    const schema = Object.hasOwn(lists, `/${path}`) ? lists[`/${path}`] : undefined;
    const found = resources.find((resource) => resource.schema === schema);
    if (!found) throw problem(404, 'msg_list_unknown', path);
    return found;
  };
  const rightToRead = (name: string): OperationRight => {
    if (!name.includes('/')) return resourceOf(name).rights.read as OperationRight;
    // The right first, also of a list that no resource serves.
    const right = rights[`GET /${name}`];
    if (right === undefined || !Object.hasOwn(lists, `/${name}`)) listed(name);
    // Rows whose right depends on a parameter of their own: nobody else can name it.
    if (typeof right === 'object' && 'of' in right) throw problem(404, 'msg_list_unknown', name);
    return right as OperationRight;
  };
  return { resources, resourceOf, listed, rightToRead };
}
