import { and, eq } from 'drizzle-orm';
import { bodyReference } from '../../schemas/contract/tables';
import type { Contract } from '../http/contract/contract';
import { problem } from '../http/errors/problem';
import type { Call, Handlers, Registration } from '../http/operations/call';
import { changeRecord } from './changes/change';
import { createRecord } from './changes/create';
import { removeRecord } from './changes/remove';
import { listRecords, type ListCall } from './lists/list';
import { checkSearchFields } from './lists/search';
import type { Resource } from './model/resource';
import type { Tables } from './model/tables';
import { placeCondition } from './records/place';
import { readRecord, type AnyRecord } from './records/read';

type RecordCall = Call<AnyRecord, unknown, AnyRecord>;

/** Option of records that may be read without a session where the contract says so. */
const readable = { isPublic: true } as const;

/** Handlers of every operation of the contract that lists, reads, creates, changes or removes a described record. */
export function resourceHandlers(contract: Contract, tables: Tables): Handlers {
  const { resources } = tables;
  const { lists, records, creates } = contract.tables;
  const handlers: Record<string, Registration> = {};
  const operationAt = (method: string, path: string) =>
    contract.operations.find((candidate) => candidate.method === method && candidate.path === path);
  const add = (
    method: string,
    path: string,
    run: (call: RecordCall) => Promise<unknown>,
    options: Pick<Registration, 'isPublic'> & {
      prepare?: (call: RecordCall) => Promise<unknown>;
    } = {},
  ) => {
    const operation = operationAt(method, path);
    if (operation) handlers[operation.id] = { run, ...options } as Registration;
  };

  for (const resource of resources) {
    for (const path of pathsTo(lists, resource)) {
      checkSearchFields(operationAt('GET', path)?.search ?? [], resource);
      add('GET', path, (call) => listRecords(resource, call as unknown as ListCall), readable);
    }
    const [recordPath] = pathsTo(records, resource);
    if (recordPath === undefined) continue;
    const placed =
      <Answered>(act: (call: RecordCall) => Promise<Answered>) =>
      async (call: RecordCall) => {
        await requirePlace(resource, call);
        return act(call);
      };
    add(
      'GET',
      recordPath,
      placed((call) => readRecord(resource, call)),
      readable,
    );
    add(
      'PATCH',
      recordPath,
      placed((call) => changeRecord(resource, unwrapped(call), tables)),
    );
    add(
      'DELETE',
      recordPath,
      placed((call) => removeRecord(resource, call, tables)),
    );
    const { makeReady } = resource;
    for (const path of pathsTo(creates, resource)) {
      add(
        'POST',
        path,
        (call) => createRecord(resource, unwrapped(call), contract.base + recordPath, tables),
        makeReady && { prepare: (call) => makeReady(unwrapped(call).body) },
      );
    }
  }
  return handlers;
}

/** Throws 404 unless a record below another one is found there. */
async function requirePlace(resource: Resource, { params, db }: RecordCall): Promise<void> {
  const { id, ...parents } = params;
  if (Object.keys(parents).length === 0) return;
  const found = await db.$count(
    resource.table,
    and(eq(resource.keyColumn, id), placeCondition(resource, parents, db)),
  );
  if (found === 0) throw problem(404, 'msg_record_not_found');
}

/** Unwraps the record of a body that the contract wraps in `data`. */
function unwrapped(call: RecordCall): RecordCall {
  const { body } = call.operation;
  const reference = bodyReference(body);
  if (!reference || reference === body) return call;
  return { ...call, body: call.body.data as AnyRecord };
}

function pathsTo(table: Readonly<Record<string, string>>, { schema }: Resource): string[] {
  return Object.keys(table).filter((path) => table[path] === schema);
}
