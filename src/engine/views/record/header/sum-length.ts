import type { KeyFigure } from '../../../screens/key-figures';

/** Counts the figures of a sum, its result among them; 0 where `figures` begins with no sum. */
export function sumLength(figures: readonly { sign?: KeyFigure['sign'] | undefined }[]): number {
  const [first, ...others] = figures;
  if (!first || first.sign) return 0;
  const end = others.findIndex(({ sign }) => sign === undefined || sign === '=');
  return end >= 0 && others[end]?.sign === '=' ? end + 2 : 0;
}
