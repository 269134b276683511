import type { PropertySchema } from '../../../application/entity-schema';

/** Tells whether validation rejects a text that is not in the list. */
export function isJudged({ type, format, enum: values }: PropertySchema): boolean {
  const isText = [type ?? 'string'].flat().includes('string');
  return !isText || format !== undefined || values !== undefined;
}
