import { numbersProblem, tidyNumbers, type Numbering } from './part-numbers';
import { against, atField, type Refusal } from './refusal';
import { mostOf } from './service-material';

type MaterialStep = Parameters<typeof mostOf>[0];

interface MaterialBody {
  menge: number;
  mengeNichtGeliefert?: number | null | undefined;
}

/** Actions of service orders that allow the steps with their material. */
export const materialActionOf = {
  confirm: 'confirmMaterial',
  install: 'useMaterial',
  doa: 'useMaterial',
  giveBack: 'returnMaterial',
  defect: 'useMaterial',
} as const satisfies Readonly<Record<MaterialStep, string>>;

/** Member of the body that takes the serial or batch numbers of a step. */
export const numbersOf = (step: MaterialStep): 'buchungen' | 'seriennummern' =>
  step === 'confirm' ? 'buchungen' : 'seriennummern';

/** Refuses more pieces than there are for a step, and a receipt of nothing. */
export function amountRefusal(
  step: MaterialStep,
  position: Parameters<typeof mostOf>[1],
  { menge, mengeNichtGeliefert }: MaterialBody,
): Refusal | undefined {
  const missed = mengeNichtGeliefert ?? 0;
  if (step === 'confirm' && menge + missed === 0) return atField('menge', 'msg_material_no_amount');
  const most = mostOf(step, position);
  return tooMuch('menge', menge, most) ?? tooMuch('mengeNichtGeliefert', missed, most - menge);
}

/** Refuses more than there is, at a field. */
export const tooMuch = (field: string, menge: number, most: number): Refusal | undefined =>
  menge > most ? atField(field, 'msg_material_too_much', String(most)) : undefined;

/**
 * Refuses numbers that do not fit so many pieces. Old parts are told by theirs only where somebody can read them; a part
 * that did not come has none.
 */
export function numbersRefusal(
  step: MaterialStep,
  given: readonly string[],
  { numbering, menge }: { numbering: Numbering; menge: number },
): Refusal | undefined {
  if (menge === 0 || (step === 'defect' && given.length === 0)) return undefined;
  const wrong = numbersProblem(tidyNumbers(given), { numbering, menge });
  return wrong && atField(numbersOf(step), wrong.code, ...wrong.parameters);
}

/** Refuses to take more out of a store than lies there for nobody else. */
export const stockRefusal = (
  menge: number,
  level: { artikelNummer?: string | null; frei: number } | undefined,
): Refusal | undefined =>
  menge > (level?.frei ?? 0)
    ? against('msg_stock_insufficient', level?.artikelNummer ?? '–', String(level?.frei ?? 0))
    : undefined;
