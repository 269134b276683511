/** The kind of a salutation text, as its `bemerkung` says. */
export type SalutationKind = 'woman' | 'man' | 'company' | 'diverse';

export type LetterLanguage = 'de' | 'en' | 'fr';

interface Person {
  /** A {@link SalutationKind}; anything else is unknown. */
  salutation: unknown;
  /** A {@link LetterLanguage}; anything else is German. */
  language: unknown;
  firstName?: string | null;
  lastName?: string | null;
}

interface Wording {
  woman: (name: string) => string;
  man: (name: string) => string;
  neutral: (name: string) => string;
  company: string;
}

// 3-decisions «Person type»; French salutations end with their comma, the others do not.
const wordings: Readonly<Record<LetterLanguage, Wording>> = {
  de: {
    woman: (name) => `Sehr geehrte Frau ${name}`,
    man: (name) => `Sehr geehrter Herr ${name}`,
    neutral: (name) => `Guten Tag ${name}`,
    company: 'Sehr geehrte Damen und Herren',
  },
  en: {
    woman: (name) => `Dear Ms ${name}`,
    man: (name) => `Dear Mr ${name}`,
    neutral: (name) => `Dear ${name}`,
    company: 'Dear Sir or Madam',
  },
  fr: {
    woman: (name) => `Madame ${name},`,
    man: (name) => `Monsieur ${name},`,
    neutral: (name) => `Bonjour ${name},`,
    company: 'Madame, Monsieur,',
  },
};

/** Length of `briefanrede` (3-decisions 3.4). */
const MAX_LENGTH = 100;

/**
 * Writes the opening of a letter. Without a last name the first name is used, without any name the opening for a
 * company. A first name that would exceed the field's 100 characters is left out.
 */
export function letterSalutation(person: Person): string {
  const wording = wordings[isLetterLanguage(person.language) ? person.language : 'de'];
  const first = person.firstName?.trim() ?? '';
  const last = person.lastName?.trim() ?? '';
  if (person.salutation === 'company' || (!first && !last)) return wording.company;
  if (last && person.salutation === 'woman') return wording.woman(last);
  if (last && person.salutation === 'man') return wording.man(last);
  const full = wording.neutral([first, last].filter(Boolean).join(' '));
  return full.length <= MAX_LENGTH ? full : wording.neutral(last || first);
}

function isLetterLanguage(language: unknown): language is LetterLanguage {
  return typeof language === 'string' && language in wordings;
}
