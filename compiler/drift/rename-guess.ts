import leven from 'leven';
import type { JsonSchema } from '../../schemas/contract/document';
import { wordsOf } from '../recognition/resources/names';

type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * Guesses the present name of a field that is gone: among the new fields of its type the one with its description, else
 * the one that reads most like it. Undefined where nothing speaks for any.
 */
export function renameGuess(
  name: string,
  before: Properties,
  after: Properties,
): string | undefined {
  const was = before[name] ?? {};
  const added = Object.keys(after).filter((one) => !(one in before));
  const alike = added.filter((one) => kindOf(after[one] ?? {}) === kindOf(was));
  const said = alike.find((one) => was.description && after[one]?.description === was.description);
  if (said !== undefined) return said;
  const [best] = alike
    .map((one) => ({ one, likeness: likeness(name, one) }))
    .sort((a, b) => b.likeness - a.likeness);
  if (best && best.likeness >= ENOUGH) return best.one;
  // The only one that came for the only one that went.
  const gone = Object.keys(before).filter((one) => !(one in after));
  return gone.length === 1 && added.length === 1 ? alike[0] : undefined;
}

const ENOUGH = 0.5;

function kindOf({ type, format, $ref }: JsonSchema): string {
  return JSON.stringify([[type].flat().filter((one) => one !== 'null'), format, $ref]);
}

/** Rates likeness from 0 to 1: words that both have, or letters that are the same. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = a.filter((word) => b.includes(word)).length;
  const letters =
    1 - leven(one.toLowerCase(), other.toLowerCase()) / Math.max(one.length, other.length);
  return Math.max((2 * shared) / (a.length + b.length), letters);
}
