import type { AnyRecord } from '../../../../api/dialect';
import type { OrderTerm } from '../../../data/lists/list-state';

/** Compares rows as the server would order them: what is empty comes last. */
export function compareRows(
  order: readonly OrderTerm[],
  language: string,
): (one: AnyRecord, other: AnyRecord) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (one: unknown, other: unknown): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(String(one), String(other));
  };
  return (one, other) => {
    for (const { field, descending } of order) {
      const [a, b] = [one[field] ?? null, other[field] ?? null];
      if (a === b) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const difference = compare(a, b);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  };
}
