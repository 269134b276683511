import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { RecordId } from '../../../../api/dialect';
import { changesQuery } from '../../../../api/change-history';
import { failureText } from '../../../../failure/failure-text';
import { Drawer } from '../../../../ui/drawer';
import { Select } from '../../../../ui/select';
import { useEngine } from '../../../application/context';
import type { Field, Fields } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';
import { groupChanges } from './group-changes';
import { HistoryGroup } from './history-group';
import styles from './history-drawer.module.css';

interface HistoryDrawerProps {
  table: string;
  id: RecordId;
  fields: Fields;
  /** Field whose history is shown; undefined: the whole record. */
  field: string | undefined;
  onClose: () => void;
}

/** Drawer with the changes of the whole record or of one field, newest first. */
export function HistoryDrawer({ table, id, fields, field, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('record');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const selectId = useId();
  const [chosen, setChosen] = useState(field ?? '');
  const known = useMemo(
    () => Object.values(fields).filter(({ right }) => right === undefined || can(right)),
    [fields, can],
  );
  const formatters = useFormatters(known);
  const query = useInfiniteQuery(changesQuery(table, id, chosen || undefined));
  const entries = useMemo(() => query.data?.pages.flatMap((page) => page.entries), [query.data]);
  const groups = useMemo(() => groupChanges(entries ?? []), [entries]);
  const choices = known.filter(
    ({ name, property }) => name !== 'id' && name !== 'version' && !property.writeOnly,
  );
  return (
    <Drawer title={t('history.title')} onClose={onClose}>
      <div className={styles.choice}>
        <label htmlFor={selectId}>{t('history.field')}</label>
        <Select
          id={selectId}
          data-autofocus
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('history.all')}</option>
          {choices.map((one) => (
            <option key={one.name} value={one.name}>
              {labelOf(one)}
            </option>
          ))}
        </Select>
      </div>
      {query.isError && (
        <div role="alert" className={styles.state}>
          <p>
            {t('history.failed')} {failureText(query.error)}
          </p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {query.isSuccess && groups.length === 0 && (
        <p className={styles.state}>{t('history.none')}</p>
      )}
      <ol className={styles.groups} aria-busy={query.isFetching}>
        {groups.map((group) => (
          <li key={group.id}>
            <HistoryGroup
              group={group}
              labelOf={(name) => labelText(fields[name], name)}
              textOf={(name, value) => formatters.get(name)?.(value)}
            />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </Drawer>
  );

  /** Returns the label of a field; one that the contract no longer has keeps its former name. */
  function labelText(of: Field | undefined, name: string): string {
    return of ? labelOf(of) : t(`history.fields.${name}`, { defaultValue: name });
  }
}
