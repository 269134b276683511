/**
 * Title of a record: its title fields as `textOf` writes them, in the order of `x-title`, joined by a space; empty ones
 * are left out. '' when all are empty.
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
