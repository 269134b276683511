/**
 * What a record is called: its title fields as `textOf` says that they read, in the order of `x-title`, joined
 * by a space; what is empty is left out. '' when all of it is.
 */
export function recordTitle(
  title: readonly string[],
  record: Readonly<Record<string, unknown>>,
  textOf: (field: string, value: unknown) => string,
): string {
  return title
    .map((field) => (isEmpty(record[field]) ? '' : textOf(field, record[field])))
    .filter(Boolean)
    .join(' ');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
