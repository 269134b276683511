/** Number of decimals in the shortest notation: 1.50 → 1, 1e-7 → 7, 1e21 → 0. */
export function scaleOf(value: number): number {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
