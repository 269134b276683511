import type { TestedEntity } from '../entities';
import { operationAt, resolved, type Schema } from './contract-document';
import { sampleValue } from './sample-value';
import type { Walker } from './walker';

type Row = Record<string, unknown>;

/**
 * Makes records of these entities out of samples, as the administrator: parts after what they are parts of. A reference
 * that need not be there stays empty. Throws, with the server's message, when one is refused.
 */
export async function fillSamples(
  walker: Walker,
  entities: readonly TestedEntity[],
  count: number,
): Promise<void> {
  for (const entity of entities) {
    const { create } = entity;
    const operation = create && operationAt('POST', create.path, walker.contract);
    if (!operation) continue;
    for (let number = 1; number <= count; number += 1) {
      const body = await sampleRecord(walker, entities, entity, number);
      const request = await walker.requestTo(operation, 'admin');
      const reply = await walker.sendAs('admin', operation, { ...request, body });
      if (reply.status === 201) continue;
      throw new Error(`${operation.id}: ${reply.status} ${JSON.stringify([body, reply.body])}`);
    }
  }
}

/**
 * Returns what an entity can be created from: all that may be written, its texts with a number, enumerations in turn. A
 * reference to one of `entities` takes the first record that there is, or nothing.
 */
export async function sampleRecord(
  walker: Walker,
  entities: readonly TestedEntity[],
  { create, properties }: TestedEntity,
  number: number,
): Promise<Row> {
  const operation = create && operationAt('POST', create.path, walker.contract);
  const schema = operation?.bodies['application/json'] ?? {};
  const written = resolved(schema).properties ?? {};
  const right = create?.right;
  // The server sets the owner.
  const owner = typeof right === 'object' && 'owner' in right ? right.owner : undefined;
  const sample = Object.entries(sampleValue(schema) as Row).filter(
    ([name]) => properties[name] && !properties[name].writeOnly && name !== owner,
  );
  const values = sample.map(async ([name, value]): Promise<[string, unknown]> => {
    const { 'x-ref': to, 'x-image': isImage } = properties[name] as Schema;
    if (isImage) return [name, null];
    const list = entities.find(({ schema: one }) => one === to)?.lists[0]?.path;
    if (list === undefined) return [name, numbered(value, resolved(written[name] ?? {}), number)];
    return [name, (await walker.rowsOf(list, {}, 'admin'))[0]?.id ?? null];
  });
  return Object.fromEntries(await Promise.all(values)) as Row;
}

function numbered(value: unknown, schema: Schema, number: number): unknown {
  const { type, format, pattern, maxLength = 40, enum: values } = schema;
  if (values) return values[number % values.length];
  if (typeof value !== 'string' || !type || format || pattern) return value;
  return `${value.slice(0, maxLength - 5)} ${number}`;
}
