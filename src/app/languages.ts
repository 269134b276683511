export const languages = { de: 'Deutsch', en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof languages;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && value in languages;
}
