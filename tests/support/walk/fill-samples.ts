import type { TestedEntity } from '../entities';
import { operationAt, resolved, type Schema } from './contract-document';
import { sampleValue } from './sample-value';
import type { Walker } from './walker';

type Row = Record<string, unknown>;

/**
 * Makes records of these entities out of samples, as the administrator: parts after what they are parts
 * of. What may refer to something that is not there refers to nothing. Throws, with what the server says,
 * when one is refused.
 */
export async function fillSamples(
  walker: Walker,
  entities: readonly TestedEntity[],
  count: number,
): Promise<void> {
  for (const { create, properties } of entities) {
    const operation = create && operationAt('POST', create.path, walker.contract);
    const schema = operation?.bodies['application/json'];
    if (!operation || !schema) continue;
    for (let number = 1; number <= count; number += 1) {
      const body = await referring(walker, entities, sampleRecord(schema, number), properties);
      const request = await walker.requestTo(operation, 'admin');
      const reply = await walker.sendAs('admin', operation, { ...request, body });
      if (reply.status === 201) continue;
      throw new Error(`${operation.id}: ${reply.status} ${JSON.stringify([body, reply.body])}`);
    }
  }
}

/** A body that a schema allows, whose texts bear a number and whose enumerations take turns. */
export function sampleRecord(schema: Schema, number: number): Row {
  const { properties = {} } = resolved(schema);
  const sample = sampleValue(schema) as Row;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      const property = resolved(properties[name] ?? {});
      const { format, pattern, maxLength = 40, enum: values } = property;
      if (values) return [name, values[number % values.length]];
      if (typeof value !== 'string' || format || pattern) return [name, value];
      return [name, `${value.slice(0, maxLength - 5)} ${number}`];
    }),
  );
}

async function referring(
  walker: Walker,
  entities: readonly TestedEntity[],
  body: Row,
  properties: Readonly<Record<string, Schema>>,
): Promise<Row> {
  const values = await Promise.all(
    Object.entries(body).map(async ([name, value]) => {
      const to = properties[name]?.['x-ref'] ?? '';
      const list = entities.find(({ schema }) => schema === to)?.lists[0]?.path;
      if (properties[name] && 'x-image' in properties[name]) return [name, null];
      if (list === undefined) return [name, value];
      return [name, (await walker.rowsOf(list, {}, 'admin'))[0]?.id ?? null];
    }),
  );
  return Object.fromEntries(values) as Row;
}
