/** What a kind of additional work is told by: a time range, costs, or a distance (specification 2 §5). */
const fieldsOfKind = {
  1: ['vonZeitpunkt', 'bisZeitpunkt'],
  2: ['kosten'],
  3: ['strecke'],
} as const;

type ExtraWorkField = (typeof fieldsOfKind)[keyof typeof fieldsOfKind][number];

/** All of them, whatever the kind. */
export const extraWorkFields: readonly ExtraWorkField[] = Object.values(fieldsOfKind).flat();

/** Of the kind; the others are empty. */
export function extraWorkFieldsOf(kind: number): readonly ExtraWorkField[] {
  return (fieldsOfKind as Readonly<Record<number, readonly ExtraWorkField[]>>)[kind] ?? [];
}
