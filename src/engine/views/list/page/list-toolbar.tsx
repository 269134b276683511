import { IconAdjustmentsHorizontal, IconBarcode } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FilterChips } from '../filter/filter-chips';
import type { Filter, FilterPredicate } from '../../../data/filters/predicate';
import type { ListTool } from './use-list-commands';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  label: string;
  filter: Filter;
  textOf: (predicate: FilterPredicate) => string;
  unreadable: readonly string[];
  onTidy: () => void;
  onFilter: (filter: Filter) => void;
  onClear: (() => void) | undefined;
  /** Undefined where the server cannot filter. */
  onBuilder: (() => void) | undefined;
  tools: readonly ListTool[];
  views: ReactNode;
  goTo: ReactNode;
  /** Where codes of its records are read. */
  scanner: string | undefined;
  /** On the phone, where there are no headers. */
  sort: ReactNode;
  children: ReactNode;
}

export function ListToolbar(props: ListToolbarProps) {
  const { filter, textOf, unreadable, tools, onFilter, onClear } = props;
  const { t } = useTranslation('list');
  const isPhone = props.sort !== false;
  const [isOpen, setOpen] = useState(false);
  const isSet = tools.some((tool) => tool.isSet);
  return (
    <div
      className={styles.toolbar}
      role="search"
      aria-label={t('searchRegion', { label: props.label })}
    >
      <div className={styles.line}>
        {props.children}
        {props.scanner !== undefined && (
          <Link className={styles.button} title={t('scan')} to={props.scanner} data-scan>
            <IconBarcode size={18} stroke={1.5} aria-hidden />
            <span className={styles.narrow}>{t('scan')}</span>
          </Link>
        )}
        {isPhone && (
          <button
            type="button"
            className={styles.button}
            title={t('tools')}
            aria-label={t('tools')}
            aria-expanded={isOpen}
            data-set={isSet || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      <div className={styles.line} hidden={isPhone && !isOpen}>
        {props.views}
        {props.sort}
        {tools.map((tool) => (
          <Tool key={tool.label} {...tool} />
        ))}
      </div>
      {isPhone ? <div hidden={!isOpen}>{props.goTo}</div> : props.goTo}
      <div className={styles.chips}>
        <FilterChips
          filter={filter}
          textOf={textOf}
          unreadable={unreadable}
          onTidy={props.onTidy}
          onEdit={props.onBuilder}
          onChange={onFilter}
          onClear={onClear}
        />
      </div>
    </div>
  );
}

/** Its name gives way to the sign where there is little room. */
function Tool({ label, Icon, isPressed, isSet = isPressed, run }: ListTool) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      aria-pressed={isPressed}
      data-set={isSet || undefined}
      onClick={run}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.narrow}>{label}</span>
    </button>
  );
}
