import type { Place } from './places';
import type { Random } from '../../../demo/random';

/**
 * Numbers that nobody answers. Germany (Bundesnetzagentur) and France (Arcep) keep ranges for films,
 * in a few cities only, so a town borrows the one of its part of the country. Austria and
 * Switzerland have none: there the subscriber number starts with 0, which is never assigned.
 */
const germanCities: readonly (readonly [zones: string, area: string, range: string])[] = [
  ['013', '30', '23125'],
  ['2', '40', '66969'],
  ['45', '221', '4710'],
  ['6', '69', '90009'],
  ['789', '89', '99998'],
];

const frenchRanges: readonly (readonly [departments: RegExp, range: string])[] = [
  [/^(?:7[578]|9[1-5])/, '01 99 00'],
  [/^(?:14|22|27|28|29|3[567]|4[1459]|5[036]|61|72|76|85)/, '02 61 91'],
  [/^(?:02|08|10|21|25|39|5[1245789]|6[0278]|70|71|80|88|89|90)/, '03 53 01'],
  [/^(?:0[1-7]|13|26|30|34|38|4[238]|63|66|69|7[34]|8[34])/, '04 65 71'],
];

const austrianAreas = ['1', '1', '2742', '732', '662', '512', '2682', '316', '463'] as const;
const swissAreas = ['21', '32', '31', '61', '62', '41', '81', '44', '71'] as const;

/** A landline number of a place, spelled in one of the ways people spell them. */
export function landline(random: Random, { lkz, plz }: Pick<Place, 'lkz' | 'plz'>): string {
  const zone = Number(plz[0]);
  if (lkz === 'DE') {
    const [, area = '30', range = '23125'] =
      germanCities.find(([z]) => z.includes(`${zone}`)) ?? [];
    const extension = random.digits(3);
    return random.pick([
      `0${area} ${range}-${extension}`,
      `0${area}/${range}${extension}`,
      `(0${area}) ${range} ${extension}`,
      `+49 ${area} ${range}-${extension}`,
      `+49 (0)${area} ${range}${extension}`,
    ]);
  }
  if (lkz === 'AT') {
    return `+43 ${austrianAreas[zone - 1] ?? '1'} 0${random.digits(5)}`;
  }
  if (lkz === 'CH') {
    const tail = `0${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`;
    const area = swissAreas[zone - 1] ?? '44';
    return random.chance(0.5) ? `+41 ${area} ${tail}` : `0${area} ${tail}`;
  }
  const range = frenchRanges.find(([departments]) => departments.test(plz))?.[1] ?? '05 36 49';
  return `${range} ${random.digits(2)} ${random.digits(2)}`;
}

/** A mobile number of a country. */
export function mobile(random: Random, { lkz }: Pick<Place, 'lkz'>): string {
  switch (lkz) {
    case 'DE':
      return random.pick([`0171 39200${random.digits(2)}`, `+49 176 040690${random.digits(2)}`]);
    case 'AT':
      return `+43 660 0${random.digits(6)}`;
    case 'CH':
      return `+41 79 0${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`;
    case 'FR':
      return `06 39 98 ${random.digits(2)} ${random.digits(2)}`;
  }
}
