import type { components } from '../../schemas/generated/api';
import type { JsonSchema } from '../http/contract/contract';
import { fieldLabel } from '../http/texts/labels';
import { kindOf } from '../resources/lists/typed-value';
import type { ListScope } from '../resources/lists/visible-property';

export type Definition = components['schemas']['ComputedQueryAnswer']['definition'];
type AttributeType = Definition[number]['type'];

/** Formats that are types of their own, with their decimals. */
const figures: Readonly<Partial<Record<string, { type: AttributeType; scale: number }>>> = {
  money: { type: 'money', scale: 2 },
  'unit-price': { type: 'money', scale: 4 },
  percent: { type: 'percent', scale: 2 },
  quantity: { type: 'quantity', scale: 2 },
  weight: { type: 'weight', scale: 3 },
};

/** Definition of the answer's attributes, named in the caller's language. */
export function definitionOf(
  attributes: readonly string[],
  { resource, language }: ListScope,
): Definition {
  return attributes.map((attribute) => ({
    attribute,
    displayName: fieldLabel(language, resource.schema, attribute),
    ...attributeType(resource.properties[attribute] ?? {}),
  }));
}

/** Type of an attribute, and the decimals of a figure. */
function attributeType(property: JsonSchema): { type: AttributeType; scale?: number } {
  if (property.enum) return { type: 'enum' };
  const kind = kindOf(property);
  switch (kind) {
    case 'decimal':
      return figures[property.format ?? ''] ?? { type: 'decimal' };
    case 'integer':
      return { type: 'integer', scale: 0 };
    case 'moment':
      return { type: 'date-time' };
    case 'local-moment':
      return { type: 'local-date-time' };
    default:
      return { type: kind };
  }
}
