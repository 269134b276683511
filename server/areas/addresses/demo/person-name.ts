import type { LetterLanguage, SalutationKind } from '../../../../schemas/rules/letter-salutation';
import {
  frenchFirstNames,
  frenchLastNames,
  germanFirstNames,
  germanLastNames,
  type FirstNames,
} from './names';
import type { Random } from '../../../demo/random';

/** Name of a person with the kind and the text of the salutation; null where French has none. */
interface PersonName {
  kind: Exclude<SalutationKind, 'company'>;
  anrede: string | null;
  vorname: string;
  name: string;
}

const salutations = {
  de: { woman: 'Frau', man: 'Herr', diverse: 'Divers' },
  fr: { woman: 'Madame', man: 'Monsieur', diverse: null },
} as const;

export function personName(random: Random, language: Exclude<LetterLanguage, 'en'>): PersonName {
  const share = random.int(1, 100);
  const kind: keyof FirstNames = share <= 48 ? 'woman' : share <= 98 ? 'man' : 'diverse';
  const firstNames = language === 'fr' ? frenchFirstNames : germanFirstNames;
  const first = random.pick(firstNames[kind]);
  const last = random.pick(language === 'fr' ? frenchLastNames : germanLastNames);
  return { kind, anrede: salutations[language][kind], vorname: first, name: last };
}
