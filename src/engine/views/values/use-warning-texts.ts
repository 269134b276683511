import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../../schemas/rules/tone';
import type { AnyRecord } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import { useNamedFields } from '../../fields/use-field-texts';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import { warningsOf } from '../../screens/warnings-of';

export interface WarningText {
  tone: Tone;
  text: string;
}

/** The warnings that hold for a record, with what their texts name of it. */
export function useWarningTexts(place: Place): (record: AnyRecord) => readonly WarningText[] {
  const { definition, fields } = place;
  const { me } = useEngine();
  const { part } = useScreenLabels();
  // Texts that come late are read anew.
  const { i18n } = useTranslation();
  const names = useMemo(() => {
    const templates = Object.keys(definition.warnings ?? {}).map((name) =>
      part(definition, `warnings.${name}`, { skipInterpolation: true }),
    );
    return templates.flatMap((text) =>
      [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [definition, part, i18n.language]);
  const named = useNamedFields(names, fields);
  const formatters = useFormatters(named);
  return useCallback(
    (record) =>
      warningsOf(definition, record, me).map(({ name, tone }) => ({
        tone,
        text: part(
          definition,
          `warnings.${name}`,
          Object.fromEntries(
            named.map((field) => [
              field.name,
              formatters.get(field.name)?.(record[field.name], record) ?? '',
            ]),
          ),
        ),
      })),
    [definition, me, part, named, formatters],
  );
}
