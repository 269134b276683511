import { IconColumns3, IconDownload, IconFilter, IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../filter/filter-chips';
import type { Filter, Predicate } from '../filter/predicate';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  label: string;
  filter: Filter;
  textOf: (predicate: Predicate) => string;
  unreadable: readonly string[];
  isFiltered: boolean;
  onFilter: (filter: Filter) => void;
  onClear: () => void;
  onBuilder: () => void;
  onColumns: () => void;
  /** Absent where the server cannot be asked for groups. */
  onGroups: (() => void) | undefined;
  isGrouped: boolean;
  /** The views of the list. */
  views: ReactNode;
  onExport: () => void;
  goTo: ReactNode;
  sort: ReactNode;
  /** The search box. */
  children: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What stands above a list: its search, its filters in words, and what opens the rest. */
export function ListToolbar(props: ListToolbarProps) {
  const { filter, textOf, unreadable, isFiltered, onFilter, onClear } = props;
  const { t } = useTranslation('list');
  return (
    <div
      className={styles.toolbar}
      role="search"
      aria-label={t('searchRegion', { label: props.label })}
    >
      {props.children}
      {props.views}
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-set={filter.length > 0 || undefined}
        onClick={props.onBuilder}
      >
        <IconFilter {...icon} />
        {t('filter')}
      </button>
      {props.sort && <div className={styles.sort}>{props.sort}</div>}
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={props.onColumns}
      >
        <IconColumns3 {...icon} />
        <span className={styles.narrow}>{t('columns.title')}</span>
      </button>
      {props.onGroups && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          data-set={props.isGrouped || undefined}
          onClick={props.onGroups}
        >
          <IconStack2 {...icon} />
          <span className={styles.narrow}>{t('groups.panel')}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={props.onExport}
      >
        <IconDownload {...icon} />
        <span className={styles.narrow}>{t('export.title')}</span>
      </button>
      <div className={styles.chips}>
        <FilterChips
          filter={filter}
          isFiltered={isFiltered}
          textOf={textOf}
          unreadable={unreadable}
          onEdit={props.onBuilder}
          onChange={onFilter}
          onClear={onClear}
        />
      </div>
      {props.goTo}
    </div>
  );
}
