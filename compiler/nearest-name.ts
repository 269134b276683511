import { closestMatch } from 'leven';

/**
 * Finds the name that may have been meant, when one reads much like this one: with two letters swapped, or a few
 * different ones.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const swapped = all.find((one) => isSwapped(name, one));
  if (swapped !== undefined) return swapped;
  const maxDistance = Math.max(1, Math.floor(name.length / 4));
  return closestMatch(name, all, { maxDistance });
}

/** Writes the same as the end of a sentence. */
export function orRather(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : `, did you mean «${nearest}»?`;
}

/** Tells whether two names differ by two neighbouring letters that changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return false;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}
