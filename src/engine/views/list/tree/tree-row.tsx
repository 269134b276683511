import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { StatusBadge } from '../../../../ui/status-badge';
import type { RowId } from '../../../data/lists/selection';
import { lookAttributes, lookColors, type Presentation } from '../../values/presentation';
import { RecordStatus } from '../../values/record-status';
import { useSubtitle } from '../../values/use-subtitle';
import type { Place } from '../../../screens/place';
import type { GridColumn } from '../rows/grid-column';
import type { TreeLine } from './tree-lines';
import styles from './tree.module.css';

interface TreeRowProps {
  line: TreeLine;
  index: number;
  place: Place;
  columns: readonly GridColumn[];
  isPhone: boolean;
  isActive: boolean;
  style: CSSProperties;
  present: (record: AnyRecord) => Presentation;
  onFold: (record: AnyRecord) => void;
  onRetry: (id: RowId) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Row with a record of the tree, or with what stands in place of those below one. */
export function TreeRow(props: TreeRowProps) {
  const { line, index, place, columns, isPhone, isActive, style, present } = props;
  const { t } = useTranslation(['list', 'board']);
  const navigate = useNavigate();
  const shared = {
    className: styles.row,
    role: 'row',
    tabIndex: isActive ? 0 : -1,
    'data-line': index,
    'aria-level': line.level,
    'aria-rowindex': index + (isPhone ? 1 : 2),
    style: { ...style, ['--level' as string]: line.level - 1 },
    onFocus: props.onFocus,
    onKeyDown: props.onKeyDown,
  };
  if (line.kind !== 'record') {
    const { parent } = line;
    return (
      <div {...shared}>
        <span
          role="gridcell"
          className={styles.note}
          aria-colspan={isPhone ? 1 : columns.length + 1}
        >
          {line.kind === 'pending' ? (
            <span aria-busy>{t('board:tree.loading')}</span>
          ) : (
            <>
              <span role="alert">{failureText(line.error)}</span>{' '}
              <button
                type="button"
                className={styles.retry}
                tabIndex={-1}
                onClick={() => parent && props.onRetry(parent.id as RowId)}
              >
                {t('list:retry')}
              </button>
            </>
          )}
        </span>
      </div>
    );
  }
  const { record, isOpen } = line;
  const presentation = present(record);
  const { title, href, tone } = presentation;
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button') || event.ctrlKey || event.metaKey) return;
    if (getSelection()?.toString()) return;
    void navigate(href);
  };
  return (
    <div
      {...shared}
      {...lookAttributes(presentation)}
      style={{ ...shared.style, ...lookColors(presentation) }}
      aria-expanded={isOpen}
      aria-posinset={line.position}
      aria-setsize={line.size}
      onClick={onClick}
    >
      <span role="gridcell" className={styles.first}>
        {isOpen === undefined ? (
          <span className={styles.leaf} />
        ) : (
          <button
            type="button"
            className={styles.fold}
            tabIndex={-1}
            aria-label={t(isOpen ? 'board:tree.fold' : 'board:tree.unfold', { title })}
            onClick={() => props.onFold(record)}
          >
            {isOpen ? <IconChevronDown {...icon} /> : <IconChevronRight {...icon} />}
          </button>
        )}
        <span className={styles.words}>
          <Link to={href} tabIndex={-1} className={styles.title} title={title}>
            {title}
          </Link>
          {!isPhone && tone && (
            <>
              {' '}
              <StatusBadge tone={tone.tone}>{tone.text}</StatusBadge>
            </>
          )}
          {isPhone && <Summary place={place} record={record} />}
        </span>
      </span>
      {!isPhone &&
        columns.map((column) => (
          <span key={column.field.name} role="gridcell" data-align={column.align}>
            <Value column={column} record={record} />
          </span>
        ))}
    </div>
  );
}

/** Value without links: a row is one stop for the keyboard, and its record has them. */
function Value({ column: { field, format, markOf }, record }: ValueProps) {
  const value = record[field.name];
  const text = format(value);
  const mark = markOf?.(record);
  const tone = field.metadata.tones?.[String(value)];
  if (tone && text !== '') return <StatusBadge tone={tone}>{text}</StatusBadge>;
  return (
    <>
      <span title={text}>{text}</span>
      {mark && (
        <>
          {' '}
          <StatusBadge tone={mark.tone}>{mark.text}</StatusBadge>
        </>
      )}
    </>
  );
}

interface ValueProps {
  column: GridColumn;
  record: AnyRecord;
}

/** Summary that a phone has room for. */
function Summary({ place, record }: { place: Place; record: AnyRecord }) {
  const subtitle = useSubtitle(place)(record);
  return (
    <span className={styles.summary}>
      <RecordStatus place={place} record={record} />
      <span className={styles.subtitle}>{subtitle}</span>
    </span>
  );
}
