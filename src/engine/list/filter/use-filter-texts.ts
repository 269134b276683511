import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule } from '../../../ui/lazy-module';
import { useFieldLabel } from '../../field/field-label';
import type { Field, Fields } from '../../field/field';
import { useFormatters } from '../../field/use-formatters';
import type { FilterTexts } from './filter-words';
import { fieldsIn, type Filter } from './predicate';

/** Its code comes with the first condition. */
export const filterWords = lazyModule(async () => (await import('./filter-words')).filterWords);

/** Says conditions in the user's words; `isReady` is false until there are words for them. */
export function useFilterTexts(fields: Fields, filter: Filter): FilterTexts & { isReady: boolean } {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const words = filterWords.use(filter.length > 0);
  const names = fieldsIn(filter).join(' ');
  const named = useMemo(
    () =>
      names
        .split(' ')
        .map((name) => fields[name])
        .filter((field): field is Field => !!field),
    [names, fields],
  );
  const formatters = useFormatters(named);

  return useMemo(
    () => (words ? { ...words({ fields, formatters, labelOf, t }), isReady: true } : unsaid),
    [words, fields, formatters, labelOf, t],
  );
}

const unsaid = { textOf: () => '', briefOf: () => '', isReady: false };
