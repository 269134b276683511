import { ibanCheckDigits } from '../../../../schemas/rules/iban';
import { mod97 } from '../../../../schemas/rules/mod-97';
import type { Place } from './places';
import type { Random } from '../../../demo/random';

/** Invented banks: a 0 in eighth place marks a BIC for tests, and no clearing area starts with 9. */
const banks = ['KNTO', 'DEMO', 'BEIS', 'MUST'] as const;

/** An account that cannot exist, with right check digits: a compact IBAN and its BIC. */
export function bankAccount(random: Random, lkz: Place['lkz']): { iban: string; bic: string } {
  const bank = random.int(0, banks.length - 1);
  const bban = accountNumber(random, lkz, bank);
  return {
    iban: `${lkz}${ibanCheckDigits(lkz, bban)}${bban}`,
    bic: `${banks[bank]}${lkz}2${bank === 3 ? '0XXX' : '0'}`,
  };
}

function accountNumber(random: Random, lkz: Place['lkz'], bank: number): string {
  switch (lkz) {
    case 'DE':
      return `9${bank}0${bank}0000${random.digits(10)}`;
    case 'AT':
      return `99${bank}00${random.digits(11)}`;
    case 'CH':
      return `99${bank}00${random.digits(12)}`;
    case 'FR': {
      // Bank, branch, account and their key (clé RIB) together are divisible by 97.
      const number = `99${bank}00${random.digits(5)}${random.digits(11)}`;
      return `${number}${String(97 - mod97(`${number}00`)).padStart(2, '0')}`;
    }
  }
}
