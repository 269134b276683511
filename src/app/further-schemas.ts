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

/**
 * Returns the schema file of a name, even of one that no screen shows by itself: rows, bodies, answers. A list needs
 * none of them.
 */
export async function furtherSchema(name: string): Promise<SchemaFile | undefined> {
  return schemas[name]?.();
}

/** Returns the lists below a record that are removed with it. */
export function partsOf(schema: string): readonly { schema: string; list: string }[] {
  return parts[schema] ?? [];
}

/** Returns the schema of the rows of a list's path; undefined where it is no list. */
export function rowSchemaOf(list: string): string | undefined {
  return lists[list];
}

/** Returns the schemas of what an operation asks for and answers, where that is no entity. */
export function schemasOf(operation: string): OperationSchemas {
  return { body: bodies[operation], query: queries[operation], answer: answers[operation] };
}

/** Returns the queued form of an operation that may wait on the device; undefined for all others. */
export function queuedOf(operation: string): QueuedOperation | undefined {
  return queued[operation];
}
