import type { Call, Handlers, Registration } from '../http/call';
import type { Contract } from '../http/contract';
import { changeRecord } from './change';
import { createRecord } from './create';
import { listRecords, type ListCall } from './list';
import { readRecord, type AnyRecord } from './read';
import { removeRecord } from './remove';
import type { Resource } from './resource';
import { checkSearchFields } from './search';

type RecordCall = Call<AnyRecord, unknown, AnyRecord>;

/** The handlers of every operation of the contract that lists, reads, creates, changes or removes a described record. */
export function resourceHandlers(contract: Contract, resources: readonly Resource[]): Handlers {
  const { lists, records, creates } = contract.tables;
  const handlers: Record<string, Registration> = {};
  const operationAt = (method: string, path: string) =>
    contract.operations.find((candidate) => candidate.method === method && candidate.path === path);
  const add = (method: string, path: string, run: (call: RecordCall) => Promise<unknown>) => {
    const operation = operationAt(method, path);
    if (operation) handlers[operation.id] = { run: run as Registration['run'] };
  };

  for (const resource of resources) {
    for (const path of pathsTo(lists, resource)) {
      checkSearchFields(operationAt('GET', path)?.search ?? [], resource);
      add('GET', path, (call) => listRecords(resource, call as unknown as ListCall));
    }
    const [recordPath] = pathsTo(records, resource);
    if (recordPath === undefined) continue;
    add('GET', recordPath, (call) => readRecord(resource, call));
    add('PATCH', recordPath, (call) => changeRecord(resource, call));
    add('DELETE', recordPath, (call) => removeRecord(resource, call, resources));
    for (const path of pathsTo(creates, resource)) {
      add('POST', path, (call) => createRecord(resource, call, contract.base + recordPath));
    }
  }
  return handlers;
}

function pathsTo(table: Readonly<Record<string, string>>, { schema }: Resource): string[] {
  return Object.keys(table).filter((path) => table[path] === schema);
}
