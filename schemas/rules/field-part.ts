/** Roles of a field within a group that is read as one: a postal address, a person (`x-part`, docs/contract.md). */
export const fieldParts = [
  'street',
  'postal-code',
  'city',
  'salutation',
  'title',
  'given-name',
  'family-name',
  'iban',
  'bic',
] as const;

export type FieldPart = (typeof fieldParts)[number];
