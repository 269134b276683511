import type { Field, Fields } from '../../../../../src/engine/fields/field';
import { standardFieldTypes } from '../../../../../src/engine/fields';

/** A field of a type, as lists see it. */
export function listField(name: string, typeName: string, more: Partial<Field> = {}): Field {
  const type = standardFieldTypes.find((one) => one.name === typeName);
  if (!type) throw new Error(`there is no field type «${typeName}»`);
  return {
    schema: 'Thing',
    name,
    type,
    property: { type: type.isSwitch ? 'boolean' : type.figures ? 'number' : 'string' },
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
    listField('state', 'enumeration', { values: ['NEW', 'OLD'] }),
    listField('marks', 'list', { values: ['A', 'B'] }),
  ].map((field) => [field.name, field]),
);
