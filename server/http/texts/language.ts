export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** Supported language that an `Accept-Language` header prefers; German without one. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1), index };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { language } of wanted) {
    const found = languages.find((known) => known === language);
    if (found) return found;
  }
  return 'de';
}
