import type { RecordRule, Terms } from './definition';

/** Returns the terms of a rule as a filter; undefined where only a function can express it. */
export function termsOf(rule: RecordRule): Terms | undefined {
  const when = typeof rule === 'object' && 'when' in rule ? rule.when : rule;
  if (typeof when === 'function') return undefined;
  return typeof when === 'string' ? [when] : when;
}
