import type { Fields } from '../../../../src/engine/fields/field';
import { standardFields } from '../../../support/standard-fields';
import type {
  EntitySchema,
  PropertySchema,
} from '../../../../src/engine/application/entity-schema';

/** The five kinds of quality.md §2, in turn. */
export const kinds = ['text', 'number', 'date', 'select', 'boolean'] as const;

export const choices = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

const properties: Record<(typeof kinds)[number], PropertySchema> = {
  text: { type: ['string', 'null'], maxLength: 200 },
  number: { type: ['number', 'null'], format: 'quantity' },
  date: { type: ['string', 'null'], format: 'date' },
  select: { type: ['string', 'null'], enum: [...choices, null] },
  boolean: { type: 'boolean' },
};

/** Name of the n-th field: its kind and its number. */
export function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${kinds[index % kinds.length]}${index}`);
}

export function kindOf(name: string): (typeof kinds)[number] {
  return name.replace(/\d+$/, '') as (typeof kinds)[number];
}

/** A schema of so many fields. */
export function benchFields(count: number): Fields {
  const entity: EntitySchema = {
    properties: Object.fromEntries(names(count).map((name) => [name, properties[kindOf(name)]])),
  };
  return standardFields('Bench', entity, {});
}

/** A record of it, with a value in every field. */
export function benchRecord(count: number): Record<string, unknown> {
  const values = { text: 'Text', number: 12.5, date: '2026-03-01', select: 'B', boolean: true };
  return {
    id: 1,
    version: 1,
    ...Object.fromEntries(names(count).map((name) => [name, values[kindOf(name)]])),
  };
}
