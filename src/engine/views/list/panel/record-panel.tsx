import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { type Readable, useStore } from '../../../../state/store';
import { useEngine } from '../../../application/context';
import { recordQuery } from '../../../data/record-query';
import type { Rows } from '../../../data/lists/use-rows';
import { useRecordTitle } from '../../../data/use-record-title';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { sectionsOf } from '../../../screens/sections-of';
import { ReadSections } from '../../form/read-sections';
import styles from './record-panel.module.css';

export interface RecordPanelProps {
  place: Place;
  /** Index of the row one is on. */
  active: Readable<number>;
  rows: Pick<Rows, 'rowAt' | 'subscribe' | 'total'>;
  hrefOf: (row: AnyRecord) => string;
  onClose: () => void;
}

/** Time in ms on a row before its record is read: whoever goes through many rows stops at one. */
const delay = 150;

/** Record of the row one is on, to be read beside the list; the keyboard stays in the rows. */
export function RecordPanel(props: RecordPanelProps) {
  const { place, hrefOf, onClose } = props;
  const { definition, fields } = place;
  const { t, i18n } = useTranslation('list');
  const engine = useEngine();
  const labels = useScreenLabels();
  const titleOf = useRecordTitle(place);
  const id = useActiveId(props);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...recordQuery(place, id ?? 0, i18n.language),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
  const record = error || id === undefined ? undefined : data;
  const sections = record ? sectionsOf(place, record, engine) : [];
  const title = (record && titleOf(record)) || labels.one(definition);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {record ? <Link to={hrefOf(record)}>{title}</Link> : title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('panel.close')}
          title={t('panel.close')}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      </header>
      <div
        className={styles.content}
        role="group"
        aria-label={title}
        aria-busy={isPlaceholderData}
        // Focusable: what is only read takes no focus by itself, and the keyboard could not scroll it.
        tabIndex={0}
      >
        {record ? (
          <ReadSections screen={definition} fields={fields} sections={sections} record={record} />
        ) : error ? (
          <p role="alert">
            {failureText(error)}{' '}
            <button type="button" className={styles.again} onClick={() => void refetch()}>
              {t('retry')}
            </button>
          </p>
        ) : (
          id === undefined &&
          props.rows.total !== 0 && <p className={styles.none}>{t('panel.none')}</p>
        )}
      </div>
    </>
  );
}

/**
 * Returns the id of the row where somebody rests; a group and a row that is not there yet leave it as it was, a list
 * without rows does not.
 */
function useActiveId({ active, rows }: RecordPanelProps): number | undefined {
  const row = useStore(active);
  const { rowAt, subscribe } = rows;
  const [id, setId] = useState<number>();
  useEffect(() => {
    const look = () => {
      const found = rowAt(row)?.id;
      if (typeof found === 'number') setId(found);
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      look();
      stop = subscribe(look);
    }, delay);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [row, rowAt, subscribe]);
  return rows.total === 0 ? undefined : id;
}
