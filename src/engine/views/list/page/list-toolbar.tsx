import {
  IconAdjustmentsHorizontal,
  IconBarcode,
  IconColumns3,
  IconDownload,
  IconFilter,
  IconLayoutSidebarRight,
  IconStack2,
  IconUpload,
} from '@tabler/icons-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FilterChips } from '../filter/filter-chips';
import type { Filter, FilterPredicate } from '../../../data/filters/predicate';
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
  onColumns: () => void;
  /** Undefined where the server cannot group. */
  onGroups: (() => void) | undefined;
  isGrouped: boolean;
  views: ReactNode;
  onExport: () => void;
  /** Undefined where no records can be created. */
  onImport: (() => void) | undefined;
  /** Undefined where there is no room for one. */
  panel: { isOpen: boolean; show: (open: boolean) => void } | undefined;
  goTo: ReactNode;
  /** Where codes of its records are read. */
  scanner: string | undefined;
  /** On the phone, where there are no headers. */
  sort: ReactNode;
  children: ReactNode;
}

export function ListToolbar(props: ListToolbarProps) {
  const { filter, textOf, unreadable, onFilter, onClear } = props;
  const { t } = useTranslation('list');
  const isPhone = props.sort !== false;
  const [isOpen, setOpen] = useState(false);
  const isSet = filter.length > 0 || props.isGrouped;
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
        {props.onBuilder && (
          <Tool
            label={t('filter')}
            Icon={IconFilter}
            isSet={filter.length > 0}
            onClick={props.onBuilder}
          />
        )}
        {props.sort}
        <Tool label={t('columns.title')} Icon={IconColumns3} onClick={props.onColumns} />
        {props.onGroups && (
          <Tool
            label={t('groups.panel')}
            Icon={IconStack2}
            isSet={props.isGrouped}
            onClick={props.onGroups}
          />
        )}
        <Tool label={t('export.title')} Icon={IconDownload} onClick={props.onExport} />
        {props.onImport && <Tool label={t('import')} Icon={IconUpload} onClick={props.onImport} />}
        {props.panel && (
          <Tool
            label={t('panel.name')}
            Icon={IconLayoutSidebarRight}
            isPressed={props.panel.isOpen}
            onClick={() => props.panel?.show(!props.panel.isOpen)}
          />
        )}
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

interface ToolProps {
  label: string;
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  isSet?: boolean;
  /** Of what it turns on and off; other tools open a dialog. */
  isPressed?: boolean;
  onClick: () => void;
}

/** Its name gives way to the sign where there is little room. */
function Tool({ label, Icon, isPressed, isSet = isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      aria-pressed={isPressed}
      data-set={isSet || undefined}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.narrow}>{label}</span>
    </button>
  );
}
