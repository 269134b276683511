import type { ValueTexts } from '../../src/engine/fields/value-formatter';

/** Stands for labels and lists where a type is tried without an application around it. */
export const trialTexts = (language: string): ValueTexts => ({
  language,
  boolean: String,
  enumeration: String,
  rows: (count) => `${count} rows`,
  lookup: String,
  of: () => trialTexts(language),
});
