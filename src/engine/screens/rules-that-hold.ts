import type { Tone } from '../../../schemas/rules/tone';
import type { AnyRecord, Me, RecordRules } from '../define/definition';
import { termsOf } from '../define/rule-terms';
import { termsMet } from './meets-terms';

/** Rule of a definition, by its name there. */
export interface HeldRule {
  name: string;
  tone: Tone;
}

/** Rules that hold for a record, in declared order; red unless the definition says otherwise. */
export function rulesThatHold(
  rules: RecordRules | undefined,
  record: AnyRecord,
  me: Me,
): readonly HeldRule[] {
  return ruleReader(rules ?? {}, me)(record);
}

/** Returns a reader that does the same for one record after the other, as rows fly past: the rules are read once. */
export function ruleReader(rules: RecordRules, me: Me): (record: AnyRecord) => readonly HeldRule[] {
  const read = Object.entries(rules).map(([name, rule]) => {
    const { when, tone } =
      typeof rule === 'object' && 'when' in rule ? rule : { when: rule, tone: 'red' as const };
    const terms = termsOf(rule);
    const holds = terms
      ? termsMet(terms, me)
      : (record: AnyRecord) => typeof when === 'function' && when(record, me);
    return { held: { name, tone }, holds };
  });
  return (record) => read.filter(({ holds }) => holds(record)).map(({ held }) => held);
}
