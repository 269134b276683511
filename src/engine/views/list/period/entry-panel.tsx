import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { FloatingPanel } from '../../../../ui/floating-panel';
import { badgeColors } from '../../../../ui/status-badge-style';
import { useEngine } from '../../../application/context';
import { recordPath } from '../../../screens/record-path';
import { recordRights } from '../../../screens/record-rights';
import { RecordLine } from '../../values/record-line';
import type { EntryTexts } from './use-entry-texts';
import type { PeriodEntry } from './period-source';
import styles from './entry-panel.module.css';

interface EntryPanelProps {
  entry: PeriodEntry;
  anchor: Element;
  /** Time of the entry, «Montag, 23.11.2026, 08:00–09:30». */
  when: string;
  texts: EntryTexts;
  /** Lines below these, e.g. on the way there. */
  more?: readonly string[];
  mayMove: boolean;
  onOpen: (to: string) => void;
  onMove: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Panel beside an entry: what it is and what may be done with it. */
export function EntryPanel(props: EntryPanelProps) {
  const { entry, anchor, when, texts, more = [], mayMove, onClose } = props;
  const { t } = useTranslation('calendar');
  const engine = useEngine();
  const { place, isMain } = entry.source;
  const to = recordPath(place.path, entry.record.id);
  const mayRemove = !isMain && recordRights(place, entry.record, engine).remove;
  const close = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <FloatingPanel anchor={anchor} label={texts.title} onClose={onClose}>
      <div className={styles.panel}>
        <p className={styles.when}>
          <IconClock size={16} stroke={1.5} aria-hidden />
          {when}
        </p>
        <div className={styles.record}>
          <RecordLine place={place} record={entry.record} />
        </div>
        {more.map((line) => (
          <p key={line} className={styles.more}>
            {line}
          </p>
        ))}
        {texts.warnings.map(({ text, tone }) => (
          <p key={text} className={styles.warning} style={badgeColors(tone)}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {text}
          </p>
        ))}
        <div className={styles.actions}>
          <Button onClick={close(() => props.onOpen(to))}>{t('open')}</Button>
          {mayMove && (
            <Button variant="default" onClick={close(props.onMove)}>
              {t(isMain ? 'move' : 'change')}
            </Button>
          )}
          {mayRemove && (
            <Button variant="default" onClick={close(props.onRemove)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </FloatingPanel>
  );
}
