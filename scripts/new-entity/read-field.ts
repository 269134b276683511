import type { JsonSchema } from '../../schemas/contract/document';
import { orRather } from '../../compiler/nearest-name';
import { fieldTypes, type FieldType } from './field-types';

/** Field of a new entity. */
export interface NewField {
  name: string;
  required: boolean;
  property: JsonSchema;
}

const types = [...Object.keys(fieldTypes), 'enum', 'ref'];

/**
 * Reads `name:type`, `name:text:80`, `name:enum:NEW,PAID`, `name:ref:Address`; `!` behind the type: it must have a
 * value; `:unique` at the end: no two records have the same. A name alone is a text.
 * Throws a sentence with the nearest valid name. `schemas` are those that can be referred to.
 */
export function readField(text: string, schemas: readonly string[]): NewField {
  const parts = text.split(':');
  const unique = parts.length > 2 && parts.at(-1) === 'unique';
  const [name = '', typed = 'text', detail, ...rest] = unique ? parts.slice(0, -1) : parts;
  const required = typed.endsWith('!');
  const type = required ? typed.slice(0, -1) : typed;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `field «${text}»: a name begins with a small letter and has letters and digits`,
    );
  }
  if (!types.includes(type)) {
    throw new Error(`field «${text}»: there is no type «${type}»${orRather(type, types)}`);
  }
  if (rest.length > 0) throw new Error(`field «${text}»: what is «${rest.join(':')}»?`);
  const property = {
    ...propertyOf(type, detail, text, schemas),
    ...(unique && { 'x-unique': true }),
  };
  const isPlain = required || property.type === 'boolean';
  return {
    name,
    required,
    property: isPlain ? withLength(property, required) : nullable(property),
  };
}

function propertyOf(
  type: string,
  detail: string | undefined,
  text: string,
  schemas: readonly string[],
): JsonSchema {
  if (type === 'enum') {
    const values = detail?.split(',').filter(Boolean) ?? [];
    if (values.length > 0) return { type: 'string', enum: values };
    throw new Error(`field «${text}»: name its values, e.g. «${type}:NEW,PAID»`);
  }
  if (type === 'ref') {
    if (detail === undefined) {
      throw new Error(`field «${text}»: name the schema it refers to, e.g. «ref:Address»`);
    }
    if (schemas.includes(detail)) return { type: 'integer', minimum: 1, 'x-ref': detail };
    throw new Error(`field «${text}»: there is no schema «${detail}»${orRather(detail, schemas)}`);
  }
  const property: JsonSchema = { ...fieldTypes[type as FieldType] };
  if (detail === undefined) return property;
  const length = Number(detail);
  if (property.maxLength === undefined || !Number.isInteger(length) || length < 1) {
    throw new Error(`field «${text}»: «${detail}» is no length of a ${type}`);
  }
  return { ...property, maxLength: length };
}

/** Adds a least length: a text that must be there is not empty. */
function withLength(property: JsonSchema, required: boolean): JsonSchema {
  const isText = property.type === 'string' && property.maxLength !== undefined;
  const { type, ...rest } = property;
  return { type, ...(isText && required && { minLength: 1 }), ...rest };
}

function nullable(property: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = property;
  return {
    type: [type as string, 'null'],
    ...(values && { enum: [...values, null] }),
    ...rest,
  };
}
