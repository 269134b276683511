import type { Tone } from '../../../schemas/rules/tone';
import type { AnyRecord, Me, ScreenDefinition } from '../define/definition';
import { termsOf } from '../define/warning-terms';
import { meetsTerms } from './meets-terms';

export interface Warning {
  name: string;
  tone: Tone;
}

/** Those that hold, in declared order; red unless the definition says otherwise. */
export function warningsOf(
  { warnings = {} }: Pick<ScreenDefinition, 'warnings'>,
  record: AnyRecord,
  me: Me,
): readonly Warning[] {
  return Object.entries(warnings).flatMap(([name, warning]) => {
    const { when, tone } =
      typeof warning === 'object' && 'when' in warning
        ? warning
        : { when: warning, tone: 'red' as const };
    const terms = termsOf(warning);
    const holds = terms
      ? meetsTerms(record, terms, me)
      : typeof when === 'function' && when(record, me);
    return holds ? [{ name, tone }] : [];
  });
}
