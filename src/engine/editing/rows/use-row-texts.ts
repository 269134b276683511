import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import { useFormatters } from '../../data/use-formatters';
import type { RowTable } from '../../screens/row-table';

export interface RowTexts {
  /** Says that somebody else changed the same cell. */
  conflict: (error: ApiError, table: RowTable, field: string, theirs: unknown) => string;
  /** Says that a row to be removed has been changed by somebody else. */
  notRemoved: (error: ApiError) => string;
  /** Says that a row that was changed has been removed by somebody else. */
  removedMeanwhile: () => string;
}

export function useRowTexts(tables: readonly RowTable[]): RowTexts {
  const { t } = useTranslation('table');
  const fields = useMemo(
    () =>
      tables
        .filter(({ isProperty }) => !isProperty)
        .flatMap(({ name, fields: ofRows, tab }) =>
          tab.columns.flatMap(({ field }) => {
            const found = ofRows[field];
            // Formatters are kept by name, and tables may share names.
            return found ? [{ ...found, name: `${name}/${field}` }] : [];
          }),
        ),
    [tables],
  );
  const formatters = useFormatters(fields);
  return useMemo(() => {
    const who = (error: ApiError) => {
      const [user = '', time = ''] = error.services[0]?.messageParameters ?? [];
      return { user, time: formatDateTime(time) };
    };
    return {
      conflict: (error, { name }, field, theirs) =>
        t('conflict', {
          ...who(error),
          value: formatters.get(`${name}/${field}`)?.(theirs) || '–',
        }),
      notRemoved: (error) => t('notRemoved', who(error)),
      removedMeanwhile: () => t('removedMeanwhile'),
    };
  }, [t, formatters]);
}
