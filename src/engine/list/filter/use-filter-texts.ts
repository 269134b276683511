import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyModule } from '../../../ui/lazy-module';
import { useFieldLabel } from '../../field/field-label';
import type { Fields } from '../../field/field';
import { useFormatters } from '../../field/use-formatters';
import { useNamedFields } from '../../field/use-named-fields';
import type { FilterTexts } from './filter-words';
import { fieldsIn, type Filter } from './predicate';

/** Its code comes with the first condition. */
export const filterWords = lazyModule(async () => (await import('./filter-words')).filterWords);

/** Says conditions in the user's words; `isReady` is false until there are words for them. */
export function useFilterTexts(fields: Fields, filter: Filter): FilterTexts & { isReady: boolean } {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const words = filterWords.use(filter.length > 0);
  const formatters = useFormatters(useNamedFields(fieldsIn(filter), fields));

  return useMemo(
    () => (words ? { ...words({ fields, formatters, labelOf, t }), isReady: true } : unsaid),
    [words, fields, formatters, labelOf, t],
  );
}

const unsaid = { textOf: () => '', briefOf: () => '', isReady: false };
