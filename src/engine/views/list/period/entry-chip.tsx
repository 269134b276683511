import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { memo, type ComponentType, type CSSProperties } from 'react';
import { badgeColors } from '../../../../ui/status-badge-style';
import type { EntryTexts } from './use-entry-texts';
import type { PeriodEntry } from './period-source';
import styles from './entry-chip.module.css';

interface EntryChipProps {
  entry: PeriodEntry;
  texts: EntryTexts;
  /** Time of the entry, «08:00–09:30». */
  when: string;
  /** Time for those who do not see where it stands. */
  spokenWhen?: string;
  /** Day that the entry belongs to when moving by keys. */
  day: string;
  /** True if it is in the tab order. */
  isActive: boolean;
  isMovable: boolean;
  /** True while its new place is on its way to the server. */
  isMoving: boolean;
  /** Id of the element that says how it is moved. */
  hint: string;
  /** True if everything stands in one line. */
  isLine?: boolean;
  /** Text in place of the subtitle: what matters more here. */
  second?: string | undefined;
  /** Icon before that text. */
  Icon?: ComponentType<{ size?: number; stroke?: number }> | undefined;
  /** Side on which it goes on before or after what is shown. */
  isCut?: 'before' | 'after' | 'both' | undefined;
  style?: CSSProperties;
  className?: string | undefined;
}

/** Card of an entry in time. The view around it listens for it, by its `data-entry`. */
export const EntryChip = memo(function EntryChip(props: EntryChipProps) {
  const { entry, texts, when, day, isActive, isMovable, isMoving, hint, style, Icon } = props;
  const { title, subtitle, status, tone, warnings } = texts;
  const warningColors = warnings[0] && {
    ['--warning' as string]: badgeColors(warnings[0].tone).color,
    ['--warning-tint' as string]: badgeColors(warnings[0].tone).background,
  };
  const second = props.second ?? subtitle;
  const said = [
    props.spokenWhen ?? when,
    title,
    second,
    status,
    texts.of.tone?.text,
    texts.of.waiting,
    ...warnings.map(({ text }) => text),
  ];
  return (
    <button
      type="button"
      className={`${styles.chip} ${props.className ?? ''}`}
      style={{ ...badgeColors(tone), ...warningColors, ...style }}
      data-entry={entry.key}
      data-of={day}
      data-line={props.isLine || undefined}
      data-under={entry.source.isMain ? undefined : ''}
      data-warns={warnings.length > 0 || undefined}
      data-waiting={texts.of.waiting === undefined ? undefined : ''}
      data-cut={props.isCut}
      data-movable={isMovable || undefined}
      data-moving={isMoving || undefined}
      aria-busy={isMoving || undefined}
      aria-haspopup="dialog"
      aria-describedby={isMovable ? hint : undefined}
      tabIndex={isActive ? 0 : -1}
      title={props.isLine ? `${when} ${title}` : undefined}
    >
      <span className="visually-hidden">{said.filter(Boolean).join(', ')}</span>
      <span className={styles.first} aria-hidden>
        {warnings.length > 0 && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
        {texts.of.waiting !== undefined && <IconCloudUp size={14} stroke={2} aria-hidden />}
        {when && <span className={styles.when}>{when} </span>}
        <span className={styles.title}>{title}</span>
        {props.isLine && !entry.source.isMain && subtitle && ` · ${subtitle}`}
      </span>
      {!props.isLine && (
        <span className={styles.second} aria-hidden data-warns={warnings.length > 0 || undefined}>
          {Icon && !warnings[0] && (
            <span className={styles.icon} aria-hidden>
              <Icon size={14} stroke={1.5} />
            </span>
          )}
          {warnings[0]?.text ?? second}
        </span>
      )}
    </button>
  );
});
