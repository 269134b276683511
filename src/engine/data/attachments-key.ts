import type { RecordId } from '../../api/dialect';
/**
 * Returns the beginning of the key of everything that is known of a record's attachments: what to invalidate after a
 * change.
 */
export function attachmentsKey(
  path: string,
  params: Readonly<Record<string, RecordId>>,
): readonly unknown[] {
  return ['attachments', path, params];
}
