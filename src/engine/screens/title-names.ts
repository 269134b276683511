import type { Registry } from '../application/registry';

/** The fields that records are called by: as the definition says, else as the contract does. */
export function titleNames(
  titles: Registry['titles'],
  { schema, title }: { schema: string; title?: readonly string[] },
): readonly string[] {
  return title ?? titles[schema] ?? [];
}
