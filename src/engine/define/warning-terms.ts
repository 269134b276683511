import type { Terms, WarningDefinition } from './definition';

/** What a warning is about as a filter; undefined where only a function can say it. */
export function termsOf(warning: WarningDefinition): Terms | undefined {
  const when = typeof warning === 'object' && 'when' in warning ? warning.when : warning;
  if (typeof when === 'function') return undefined;
  return typeof when === 'string' ? [when] : when;
}
