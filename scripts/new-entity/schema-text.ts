import { Document, isPair, isScalar, visit } from 'yaml';
import type { NewField } from './read-field';

/** Declaration of a new resource. */
export interface NewResource {
  schema: string;
  table: string;
  list: string;
  rights: { see: string; create: string; change: string; remove: string };
}

/** Returns the texts that the search looks into: short ones that people read. */
export function searchedFields(fields: readonly NewField[]): string[] {
  return fields
    .filter(({ property: { type, format, enum: values, maxLength } }) => {
      const isText = [type].flat().includes('string') && !values && format === undefined;
      return isText && Number(maxLength ?? 0) <= 255;
    })
    .map(({ name }) => name);
}

/**
 * Returns the fields that records are called by: the first text that must be there, else the first text, else the first
 * field.
 */
export function titleOfFields(fields: readonly NewField[]): string[] {
  const texts = searchedFields(fields);
  const required = fields.find(({ name, required: is }) => is && texts.includes(name))?.name;
  return [required ?? texts[0] ?? fields[0]?.name ?? 'id'];
}

/** Writes a file of `schemas/api/` with one resource. */
export function schemaText(
  { schema, table, list, rights }: NewResource,
  fields: readonly NewField[],
) {
  const search = searchedFields(fields);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const document = new Document({
    schemas: {
      [schema]: {
        type: 'object',
        'x-table': table,
        'x-lock': 'advisory',
        'x-title': titleOfFields(fields),
        'x-resource': { list, ...rights, ...(search.length > 0 && { search }) },
        ...(required.length > 0 && { required }),
        properties: Object.fromEntries(fields.map(({ name, property }) => [name, property])),
      },
    },
  });
  // Lists, and each property, in one line.
  visit(document, {
    Seq: (_, node) => void (node.flow = true),
    Map: (_, node, path) => {
      const above = path.filter(isPair).at(-2)?.key;
      node.flow = isScalar(above) && above.value === 'properties';
    },
  });
  return document.toString({ singleQuote: true });
}
