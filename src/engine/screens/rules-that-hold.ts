import type { Tone } from '../../../schemas/rules/tone';
import type { AnyRecord, Me, RecordRules } from '../define/definition';
import { termsOf } from '../define/rule-terms';
import { meetsTerms } from './meets-terms';

/** A rule of a definition, by its name there. */
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
  return Object.entries(rules ?? {}).flatMap(([name, rule]) => {
    const { when, tone } =
      typeof rule === 'object' && 'when' in rule ? rule : { when: rule, tone: 'red' as const };
    const terms = termsOf(rule);
    const holds = terms
      ? meetsTerms(record, terms, me)
      : typeof when === 'function' && when(record, me);
    return holds ? [{ name, tone }] : [];
  });
}
