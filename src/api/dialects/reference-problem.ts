import type { NamedRecord, Problem, ServiceMessage } from '../api-error';
import type { AnyRecord } from '../dialect';

/** Payload of 3-decisions §3.1. */
export function problemOf({ errors, trackingId, instance }: AnyRecord): Problem {
  const { services, fieldErrors } = objectOf(errors);
  return {
    services: listOf(services).map(serviceMessage),
    fieldErrors: Object.fromEntries(
      Object.entries(objectOf(fieldErrors)).map(([field, texts]) => [
        field,
        listOf(texts).map(String),
      ]),
    ),
    trackingId: typeof trackingId === 'string' ? trackingId : undefined,
    instance: typeof instance === 'string' ? instance : undefined,
  };
}

function serviceMessage(entry: unknown): ServiceMessage {
  const { messageCode, message, messageParameters, records } = objectOf(entry);
  return {
    messageCode: String(messageCode ?? ''),
    message: String(message ?? ''),
    messageParameters: listOf(messageParameters).map(String),
    ...(Array.isArray(records) && { records: records.flatMap(namedRecord) }),
  };
}

function namedRecord(entry: unknown): NamedRecord[] {
  const { schema, id, title } = objectOf(entry);
  if (typeof schema !== 'string' || typeof id !== 'number') return [];
  return [{ schema, id, title: String(title ?? '') }];
}

function objectOf(value: unknown): AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as AnyRecord)
    : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
