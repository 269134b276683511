import type { Field, FieldKind, Fields } from '../../../../../src/engine/field/field';

/** A field of a kind, as lists see it. */
export function listField(name: string, kind: FieldKind, more: Partial<Field> = {}): Field {
  const numeric = ['integer', 'number', 'money', 'percent', 'quantity'].includes(kind);
  return {
    schema: 'Thing',
    name,
    kind,
    property: { type: kind === 'boolean' ? 'boolean' : numeric ? 'number' : 'string' },
    metadata: {},
    required: false,
    readOnly: false,
    createOnly: false,
    ...more,
  };
}

export const thingFields: Fields = Object.fromEntries(
  [
    listField('name', 'text'),
    listField('town', 'text'),
    listField('price', 'money'),
    listField('since', 'date'),
    listField('seen', 'dateTime'),
    listField('due', 'localDateTime'),
    listField('blocked', 'boolean'),
    listField('state', 'enum', { values: ['NEW', 'OLD'] }),
    listField('marks', 'list', { values: ['A', 'B'] }),
  ].map((field) => [field.name, field]),
);
