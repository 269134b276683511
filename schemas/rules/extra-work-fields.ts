/** Fields of each kind of additional work: a time range, costs, or a distance (specification 2 §5). */
const fieldsOfKind = {
  1: ['vonZeitpunkt', 'bisZeitpunkt'],
  2: ['kosten'],
  3: ['strecke'],
} as const;

type ExtraWorkField = (typeof fieldsOfKind)[keyof typeof fieldsOfKind][number];

/** All of these fields, whatever the kind. */
export const extraWorkFields: readonly ExtraWorkField[] = Object.values(fieldsOfKind).flat();

/** Fields of a kind; the others are empty. */
export function extraWorkFieldsOf(kind: number): readonly ExtraWorkField[] {
  return (fieldsOfKind as Readonly<Record<number, readonly ExtraWorkField[]>>)[kind] ?? [];
}
