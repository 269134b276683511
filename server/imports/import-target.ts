import type { components } from '../../schemas/generated/api';
import type { Handlers } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import type { Runnable } from '../http/operations/inner-call';
import { problem } from '../http/errors/problem';
import type { Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';

type Schemas = components['schemas'];

/** Options by which rows are stored. */
export interface Batch {
  schluessel?: string | null;
  vorhandene?: Schemas['ImportDuplicates'];
  zeilen: Schemas['ImportRows'];
}

/** Target of an import: a list whose records can be created, with the calls that one record takes. */
export interface ImportTarget {
  resource: Resource;
  /** Parameters of the list's path. */
  params: Readonly<Record<string, string>>;
  /** Record that each row names as what it is a part of (`x-parent`); undefined where the path says it, or nothing. */
  above: Resource['parent'];
  create: Runnable;
  change: Runnable | undefined;
  remove: Runnable | undefined;
  /** Lists of all parts of its records, which rows may bring along. */
  parts: readonly { path: string; target: ImportTarget }[];
}

/** Finds the target of a list's path. Throws 422 for any other path. */
export type FindTarget = (pfad: string) => ImportTarget;

/**
 * Finds the lists that can be imported into: those where the same path creates their records, and those of all parts of
 * a kind, which are created below what each row names.
 */
export function importTargets(contract: Contract, tables: Tables, handlers: Handlers): FindTarget {
  const { lists, creates, records } = contract.tables;
  const runnable = (method: string, path: string | undefined): Runnable | undefined => {
    const operation = contract.operations.find(
      (candidate) => candidate.method === method && candidate.path === path,
    );
    const registration = operation && handlers[operation.id];
    // A call that commits by itself could not be rolled back with its row, and a file is no row of a table.
    if (!operation || !registration || registration.ownTransaction) return undefined;
    return operation.upload ? undefined : { operation, registration };
  };
  const targets: readonly Found[] = Object.keys(lists).flatMap((path) => {
    const schema = lists[path];
    const resource = tables.resources.find((candidate) => candidate.schema === schema);
    if (!resource) return [];
    const { parent } = resource;
    const isOwn = creates[path] === schema;
    const isOfAll = !isOwn && parent !== undefined && !path.includes('{');
    const below = isOfAll ? Object.keys(creates).find((one) => isBelow(one, parent)) : undefined;
    const create = runnable('POST', isOwn ? path : below);
    if (!create) return [];
    const record = Object.keys(records).find((candidate) => records[candidate] === schema);
    const [change, remove] = [runnable('PATCH', record), runnable('DELETE', record)];
    const above = isOwn ? undefined : parent;
    return [{ path, target: { resource, above, create, change, remove } }];

    function isBelow(one: string, { property }: NonNullable<Resource['parent']>): boolean {
      const names = [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return creates[one] === schema && names.length === 1 && names[0] === property;
    }
  });
  return (pfad) => {
    for (const { path, target } of targets) {
      const params = parametersIn(pfad, path);
      if (params) return { ...target, params, parts: partsOf(target, targets) };
    }
    throw problem(422, 'msg_import_path', pfad);
  };
}

interface Found {
  path: string;
  target: Omit<ImportTarget, 'params' | 'parts'>;
}

/** Finds the lists of parts of a target's records, as far as nothing has to be prepared for them. */
function partsOf({ resource }: Found['target'], all: readonly Found[]): ImportTarget['parts'] {
  return all
    .filter(({ target: { above, create } }) =>
      above?.resource === resource ? !create.registration.prepare : false,
    )
    .map(({ path, target }) => ({ path, target: { ...target, params: {}, parts: [] } }));
}

/** Parameters of a path of the contract in a requested one; undefined where it is another path. */
function parametersIn(asked: string, path: string): Record<string, string> | undefined {
  const [given, wanted] = [asked.split('/'), path.split('/')];
  if (given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) params[name] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
