import type { AnyRecord } from '../define/definition';

/** Rows as a list's `orderBy` asks for them, e.g. `-datum,id`; of those that are equal the former order stays. */
export function inAskedOrder(rows: readonly AnyRecord[], orderBy: string): AnyRecord[] {
  const terms = orderBy
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => ({ name: term.replace(/^-/, ''), sign: term.startsWith('-') ? -1 : 1 }));
  return [...rows].sort((a, b) => {
    for (const { name, sign } of terms) {
      const found = compared(a[name], b[name]);
      if (found !== 0) return sign * found;
    }
    return 0;
  });
}

/** Compares values: empty ones come last, and first where the order is reversed, as on the server. */
function compared(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'de');
}
