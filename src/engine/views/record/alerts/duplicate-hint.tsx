import { useDebouncedValue } from '../../../../ui/use-debounced-value';
import { IconExternalLink, IconUsers } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { recordPath } from '../../../screens/record-path';
import type { AnyRecord } from '../../../../api/dialect';
import { readRows } from '../../../../api/rows';
import { useEngine } from '../../../application/context';
import { rowsKey } from '../../../data/lists/row-page';
import { useFormatters } from '../../../data/use-formatters';
import { useRecordTitle } from '../../../data/use-record-title';
import { duplicateFilters } from '../../../editing/new/duplicate-filters';
import { useNamedFields } from '../../../fields/use-field-texts';
import { summaryLine, summaryOf } from '../../../screens/summary';
import { useRecord } from '../record-context';
import styles from './duplicate-hint.module.css';

const PAUSE_MS = 400;
/** Highest number of records shown: more of them say no more. */
const MOST = 3;

/**
 * Records that may be the one that is being created, as far as the user's list has them. It keeps nobody from saving.
 */
export function DuplicateHint() {
  const { t, i18n } = useTranslation('record');
  const { can } = useEngine();
  const { place, values = {} } = useRecord();
  const { list, params, fields, definition, title } = place;
  const { duplicates = [], schema } = definition;
  const titleOf = useRecordTitle(place);
  const { subtitle } = useMemo(() => summaryOf(place), [place]);
  // Names the record, and what makes it a likely duplicate.
  const told = [...subtitle.map(({ name }) => name), ...duplicates.flat()];
  const toldFields = useNamedFields(
    [...new Set(told)].filter((name) => !title.includes(name)),
    fields,
  );
  const formatters = useFormatters(toldFields);
  const [dismissed, dismiss] = useState<ReadonlySet<unknown>>(new Set());
  const wanted = duplicateFilters(duplicates, fields, values).join('\n');
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const filters = asked === '' || !can(`GET ${list}`) ? [] : asked.split('\n');
  const found = useQueries({
    queries: filters.map((filter) => ({
      queryKey: [...rowsKey(schema), 'duplicates', list, params, filter, i18n.language],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readRows(list, { params, filter, limit: MOST, signal })).rows,
      staleTime: 30_000,
      retry: false,
      meta: { failure: 'silent' },
    })),
  });
  const rows = [
    ...new Map(found.flatMap(({ data = [] }) => data.map((row) => [row.id, row]))).values(),
  ]
    .filter(({ id }) => !dismissed.has(id))
    .slice(0, MOST);
  if (rows.length === 0) return null;

  const textOf = (row: AnyRecord) => {
    const about = summaryLine(
      toldFields,
      ({ name }) => formatters.get(name)?.(row[name], row) ?? '',
    );
    return about && ` · ${about}`;
  };
  return (
    <Alert
      role="status"
      tone="yellow"
      icon={<IconUsers />}
      title={t('record:duplicates.title')}
      close={{
        label: t('record:duplicates.dismiss'),
        run: () => dismiss(new Set([...dismissed, ...rows.map(({ id }) => id)])),
      }}
      className={styles.hint}
    >
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={String(row.id)}>
            <a href={recordPath(place.path, row.id)} target="_blank" rel="noreferrer">
              {titleOf(row)}
              <IconExternalLink size={16} stroke={1.5} aria-label={t('record:duplicates.newTab')} />
            </a>
            {textOf(row)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
