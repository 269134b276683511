import type { JsonSchema, Parameter } from '../../schemas/contract/document';
import { common } from './standard-parts';

/** Returns the parameters of a path: its record by the schema's key, everything above by id. */
export function pathParameters(path: string, { properties = {} }: JsonSchema): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => {
    const isOwn = path.endsWith(`{${name}}`);
    if (isOwn && name === 'id') return common('id');
    const { type, minimum, maximum, minLength, maxLength, pattern } =
      (isOwn && properties[name]) || wholeNumber;
    return {
      name,
      in: 'path',
      required: true,
      schema: JSON.parse(
        JSON.stringify({ type, minimum, maximum, minLength, maxLength, pattern }),
      ) as JsonSchema,
    };
  });
}

const wholeNumber: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
