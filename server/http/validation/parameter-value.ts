import type { JsonSchema } from '../contract/contract';

/**
 * Reads the value of a path, query or header text strictly: `true` and `false`, whole numbers without sign games.
 * Returns the text itself where it is no value of that type, so that validation refuses it.
 */
export function parameterValue(text: string, schema: JsonSchema): unknown {
  const types = [schema.type].flat();
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  if (types.includes('integer')) return /^-?(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
  if (types.includes('number')) {
    return /^-?(0|[1-9]\d{0,15})(\.\d{1,10})?$/.test(text) ? Number(text) : text;
  }
  return text;
}
