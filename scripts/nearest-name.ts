import { closestMatch } from 'leven';

/** The name that may have been meant, when one reads much like this one. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const maxDistance = Math.max(1, Math.floor(name.length / 4));
  return closestMatch(name, [...names], { maxDistance });
}

/** The same as the end of a sentence. */
export function orRather(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : `, did you mean «${nearest}»?`;
}
