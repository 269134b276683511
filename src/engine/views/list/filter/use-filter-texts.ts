import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../../fields/field-label';
import type { Fields } from '../../../fields/field';
import { useFormatters } from '../../../data/values/use-formatters';
import { useNamedFields } from '../../../fields/use-named-fields';
import { filterWords, type FilterTexts } from './filter-words';
import { fieldsIn, type Filter } from '../../../data/filters/predicate';

/** Says conditions in the user's words. */
export function useFilterTexts(fields: Fields, filter: Filter): FilterTexts {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const formatters = useFormatters(useNamedFields(fieldsIn(filter), fields));

  return useMemo(
    () => filterWords({ fields, formatters, labelOf, t }),
    [fields, formatters, labelOf, t],
  );
}
