import { foldText } from '../../../schemas/rules/fold-text';

/** Names of months and their usual abbreviations in German, English and French, folded. */
const names: readonly RegExp[] = [
  /^(?:jan(?:uary?|v(?:ier)?)?|jae?nner)$/,
  /^(?:feb(?:ruary?|er)?|fevr?(?:ier)?)$/,
  /^(?:marz|maerz|mrz|mar(?:ch|s)?)$/,
  /^(?:apr(?:il)?|avr(?:il)?)$/,
  /^(?:mai|may)$/,
  /^(?:jun[ei]?|juin)$/,
  /^(?:jul[iy]?|juil(?:let)?)$/,
  /^(?:aug(?:ust)?|aout)$/,
  /^(?:sept?(?:ember|embre)?)$/,
  /^(?:okt(?:ober)?|oct(?:ober|obre)?)$/,
  /^(?:nov(?:ember|embre)?)$/,
  /^(?:dez(?:ember)?|dec(?:ember|embre)?)$/,
];

/** Reads the number of a month, 1 to 12, from its name or a usual abbreviation of it; undefined for any other word. */
export function monthOfName(word: string): number | undefined {
  const folded = foldText(word);
  const found = names.findIndex((name) => name.test(folded));
  return found < 0 ? undefined : found + 1;
}
