import type { PropertySchema } from '../../../application/entity-schema';

/** Whether the contract tells a text that is not in a list from one that is. */
export function isJudged({ type, format, enum: values }: PropertySchema): boolean {
  const isText = [type ?? 'string'].flat().includes('string');
  return !isText || format !== undefined || values !== undefined;
}
