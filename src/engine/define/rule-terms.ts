import type { RecordRule, Terms } from './definition';

/** What a rule is about as a filter; undefined where only a function can say it. */
export function termsOf(rule: RecordRule): Terms | undefined {
  const when = typeof rule === 'object' && 'when' in rule ? rule.when : rule;
  if (typeof when === 'function') return undefined;
  return typeof when === 'string' ? [when] : when;
}
