import { mod97 } from '../../../../schemas/rules/mod-97';
import { vatCheckDigits } from '../../../../schemas/rules/vat-id';
import type { Place } from './places';
import type { Random } from '../../../demo/random';

/** An invented VAT id with right check digits. */
export function vatId(random: Random, { lkz, sprache }: Pick<Place, 'lkz' | 'sprache'>): string {
  const lengths = { DE: 8, AT: 7, CH: 8, FR: 9 };
  const number = `${random.int(1, 9)}${random.digits(lengths[lkz] - 1)}`;
  const check = vatCheckDigits(lkz, number);
  // One in eleven Swiss numbers has no check digit and is never given out.
  if (check === undefined) return vatId(random, { lkz, sprache });
  switch (lkz) {
    case 'DE':
      return `DE${number}${check}`;
    case 'AT':
      return `ATU${number}${check}`;
    case 'CH':
      return `CHE${number}${check}${sprache === 'fr' ? 'TVA' : 'MWST'}`;
    case 'FR':
      return `FR${check}${number}`;
  }
}

/** An invented Leitweg-ID with right check digits; no federal state has the number 00. */
export function leitwegId(random: Random): string {
  const coarse = `00${random.digits(6)}`;
  const fine = random.digits(5);
  const check = String(98 - mod97(`${coarse}${fine}00`)).padStart(2, '0');
  return `${coarse}-${fine}-${check}`;
}
