import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../../schemas/rules/tone';
import type { AnyRecord } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import { useNamedFields } from '../../fields/use-field-texts';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import { ruleReader } from '../../screens/rules-that-hold';

export interface RuleText {
  tone: Tone;
  text: string;
}

const none: readonly RuleText[] = [];

/** Returns the rules of a screen that hold for a record, with what their texts name in it. */
export function useRuleTexts(
  place: Place,
  kind: 'warnings' | 'tones',
): (record: AnyRecord) => readonly RuleText[] {
  const { definition, fields } = place;
  const rules = definition[kind];
  const { me } = useEngine();
  const { part } = useScreenLabels();
  // Depends on the language, so that texts that come late are read anew.
  const { i18n } = useTranslation();
  const names = useMemo(() => {
    const templates = Object.keys(rules ?? {}).map((name) =>
      part(definition, `${kind}.${name}`, { skipInterpolation: true }),
    );
    return templates.flatMap((text) =>
      [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [definition, rules, kind, part, i18n.language]);
  const named = useNamedFields(names, fields);
  const formatters = useFormatters(named);
  const held = useMemo(() => rules && ruleReader(rules, me), [rules, me]);
  return useCallback(
    (record) => {
      if (!held) return none;
      return held(record).map(({ name, tone }) => ({
        tone,
        text: part(
          definition,
          `${kind}.${name}`,
          Object.fromEntries(
            named.map((field) => [
              field.name,
              formatters.get(field.name)?.(record[field.name], record) ?? '',
            ]),
          ),
        ),
      }));
    },
    [definition, held, kind, part, named, formatters],
  );
}
