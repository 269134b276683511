import { useMemo } from 'react';
import type { CodeMeaningDefinition } from '../../define/definition';
import type { Field, Fields } from '../../field/field';
import { useFormatters } from '../../field/use-formatters';
import type { Hit } from './find-code';

/** Says what a hit is called: the title fields of its meaning, joined. */
export function useHitTitle(
  meaning: CodeMeaningDefinition,
  fields: ReadonlyMap<string, Fields>,
): (hit: Hit) => string {
  const titleFields = useMemo(
    () =>
      meaning.title
        .map((name) => fields.get(meaning.schema)?.[name])
        .filter((field): field is Field => field !== undefined),
    [meaning, fields],
  );
  const formatters = useFormatters(titleFields);
  return ({ record }) =>
    titleFields
      .map(({ name }) => formatters.get(name)?.(record[name]) ?? '')
      .filter(Boolean)
      .join(' ');
}
