import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import { useNamedFields } from '../../fields/use-field-texts';
import { screenKeys } from '../../labels/label-keys';
import type { Place } from '../../screens/place';
import { summaryLine, summaryOf } from '../../screens/summary';

/**
 * Returns what matters about a record in one line: «Rechnung vom 07.02.2025 · Kunde 25446», as far as its labels have
 * words.
 */
export function useSubtitle(place: Place): (record: AnyRecord) => string {
  const { definition, fields } = place;
  const { can } = useEngine();
  const { t, i18n } = useTranslation();
  const { subtitle } = useMemo(() => summaryOf(place), [place]);
  const words = subtitle.map(({ name }) => {
    const keys = screenKeys(definition, `subtitle.${name}`);
    return i18n.exists(keys) ? { keys, template: t(keys, { skipInterpolation: true }) } : undefined;
  });
  const named = words.flatMap((said) => [...(said?.template.matchAll(/{{(\w+)}}/g) ?? [])]);
  const names = [...subtitle.map(({ name }) => name), ...named.map(([, name = '']) => name)];
  const formatters = useFormatters(useNamedFields([...new Set(names)], fields));
  return (record) => {
    const textOf = (name: string) => formatters.get(name)?.(record[name], record) ?? '';
    return summaryLine(
      subtitle.filter((field) => isShown(field, record, can)),
      ({ name }) => {
        const said = words[subtitle.findIndex((field) => field.name === name)];
        if (textOf(name) === '' || !said) return textOf(name);
        return t(said.keys, Object.fromEntries(names.map((one) => [one, textOf(one)])));
      },
    );
  };
}
