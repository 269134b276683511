import { packageName, type LockFile } from './lock-file';

/**
 * Licences under which somebody else's code may be part of the product, as package.json spells them. All allow that in
 * a closed product and ask for their notice, which travels along. Of a choice the first allowed one is taken.
 */
const everywhere = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Asks for its text or a link to it, nothing more.
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  // MIT without the duty to name its authors.
  'MIT-0',
  // A typeface: may be shipped with anything, as long as it is not sold by itself.
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(MIT OR Apache-2.0)',
  '(Unlicense OR Apache-2.0)',
];
/**
 * Licences allowed only where a library is a file of its own that anybody may replace, as sharp's libvips is: never in
 * the page.
 */
const replaceable = [
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];
const allowed = { page: everywhere, server: [...everywhere, ...replaceable] };

/** Finds what is wrong with the licences of packages at these places; nothing when all are allowed. */
export function licenceFaults(
  { packages }: LockFile,
  places: readonly string[],
  where: 'page' | 'server',
): string[] {
  return places.flatMap((place) => {
    const licence = packages[place]?.license;
    if (licence !== undefined && allowed[where].includes(licence)) return [];
    return (
      `${packageName(place)} is under «${licence ?? 'no licence'}», which is not allowed ` +
      `in the ${where}, see scripts/dependencies/licences.ts`
    );
  });
}
