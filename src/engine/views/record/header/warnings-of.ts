import type { Tone } from '../../../../../schemas/rules/tone';
import type { AnyRecord, Me, ScreenDefinition } from '../../../define/definition';

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
      typeof warning === 'function' ? { when: warning, tone: 'red' as const } : warning;
    return when(record, me) ? [{ name, tone }] : [];
  });
}
