import type { PropertySchema } from '../../../application/entity-schema';

/** Whether validation tells a text that is not in the list from one that is. */
export function isJudged({ type, format, enum: values }: PropertySchema): boolean {
  const isText = [type ?? 'string'].flat().includes('string');
  return !isText || format !== undefined || values !== undefined;
}
