import { scaleOf } from './scale-of';

/** Property, as far as the decimals of its values need it. */
export interface NumberProperty {
  type?: string | readonly string[];
  format?: string;
  /** Step of a figure: 1 allows whole pieces only, 0.1 one decimal. */
  multipleOf?: unknown;
}

const USUAL = 2;
const scales: Readonly<Record<string, number>> = { weight: 3, 'unit-price': 4, 'exchange-rate': 6 };

/**
 * Maximum decimals of a number: those of the contract's step (`multipleOf`), else 4 for unit prices that are calculated
 * (3-decisions §3.6), 3 for weights, 2 for everything else (3-decisions 3.1 «Arithmetic»).
 */
export function numberScale({ format, multipleOf }: NumberProperty): number {
  if (typeof multipleOf === 'number') return scaleOf(multipleOf);
  return format === undefined ? USUAL : (scales[format] ?? USUAL);
}
