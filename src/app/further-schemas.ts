import type { SchemaFile } from 'virtual:application';
import {
  answers,
  bodies,
  lists,
  parts,
  queries,
  queued,
  schemas,
} from 'virtual:application/further';
import type { QueuedOperation } from '../../schemas/contract/queued-operation';
import type { OperationSchemas } from '../engine/application/registry';

/** Also of those that no screen shows by itself: rows, bodies, answers. A list needs none of them. */
export async function furtherSchema(name: string): Promise<SchemaFile | undefined> {
  return schemas[name]?.();
}

/** Lists below a record of what is removed with it. */
export function partsOf(schema: string): readonly { schema: string; list: string }[] {
  return parts[schema] ?? [];
}

/** Of a list's path; undefined where it is no list. */
export function rowSchemaOf(list: string): string | undefined {
  return lists[list];
}

/** Of what an operation asks for and answers, where that is no entity. */
export function schemasOf(operation: string): OperationSchemas {
  return { body: bodies[operation], query: queries[operation], answer: answers[operation] };
}

/** Of an operation that may wait on the device; undefined for all others. */
export function queuedOf(operation: string): QueuedOperation | undefined {
  return queued[operation];
}
