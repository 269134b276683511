import {
  IconCheck,
  IconCircle,
  IconAlertTriangle,
  IconArrowUp,
  IconTrash,
} from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import { useStore } from '../../../state/store';
import { Drawer } from '../../../ui/drawer';
import { EmptyState } from '../../../ui/empty-state';
import { useEngine } from '../../application/context';
import type { Entry, EntryState } from '../../outbox/entry';
import { inOrder, isChangeable, isOpen } from '../../outbox/machine';
import { outboxOf } from '../../outbox/outbox';
import { outboxState } from '../../outbox/outbox-state';
import styles from './outbox-dialog.module.css';
import { OfflineNote } from './offline-note';
import { StorageNote } from './storage-note';
import { CorrectDialog } from './correct-dialog';
import { DiscardDialog } from './discard-dialog';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

const icons: Readonly<Record<EntryState, Icon>> = {
  waiting: IconCircle,
  sending: IconArrowUp,
  sent: IconCheck,
  refused: IconAlertTriangle,
  discarded: IconTrash,
};

const none: readonly Entry[] = [];

interface OutboxDialogProps {
  onClose: () => void;
}

/** Dialog «Ausgang»: everything that waits, what the server has refused first, and what has been sent lately. */
export function OutboxDialog({ onClose }: OutboxDialogProps) {
  const { t } = useTranslation('outbox');
  const { me } = useEngine();
  const { entries = none, isSending, needsLogin } = useStore(outboxState);
  const [correcting, setCorrecting] = useState<Entry>();
  const [discarding, setDiscarding] = useState<Entry>();
  const groups = groupsOf(entries);
  const sendNow = async () => (await outboxOf(me.id)).send(true);
  const waits = entries.some(isOpen);
  // Replaces this dialog: one question at a time.
  if (correcting) {
    return <CorrectDialog entry={correcting} onClose={() => setCorrecting(undefined)} />;
  }
  if (discarding) {
    return <DiscardDialog entry={discarding} onClose={() => setDiscarding(undefined)} />;
  }
  return (
    <Drawer
      title={t('title')}
      onClose={onClose}
      footer={
        waits && (
          <Button loading={isSending} onClick={() => void sendNow()}>
            {t('sendNow')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        {needsLogin && <p role="status">{t('needsLogin')}</p>}
        <OfflineNote />
        <StorageNote />
        {groups.length === 0 && (
          <EmptyState Icon={IconCheck} title={t('empty')} hint={t('emptyHint')} />
        )}
        {groups.map(({ name, entries: those }) => (
          <section key={name} aria-label={t(`group.${name}`)}>
            <h3 className={styles.group}>{t(`group.${name}`)}</h3>
            <ul className={styles.entries}>
              {those.map((entry) => (
                <EntryLine
                  key={entry.seq}
                  entry={entry}
                  onCorrect={() => setCorrecting(entry)}
                  onDiscard={() => setDiscarding(entry)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  );
}

interface LineProps {
  entry: Entry;
  onCorrect: () => void;
  onDiscard: () => void;
}

function EntryLine({ entry, onCorrect, onDiscard }: LineProps) {
  const { t } = useTranslation('outbox');
  const { state, label, recordedAt, refusal, misfit, untold, reason } = entry;
  const Icon = icons[state];
  const about = `${label.action}, ${label.record}`;
  const fields = Object.values(refusal?.fieldErrors ?? {}).flat();
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <strong>{label.action}</strong>
        <span>{label.record}</span>
        <time dateTime={recordedAt}>{formatDateTime(recordedAt)}</time>
      </p>
      <p className={styles.state} data-state={state}>
        <Icon size={16} stroke={2} aria-hidden />
        {t(`state.${state}`)}
      </p>
      {refusal && (
        <p className={styles.refusal}>
          {[...refusal.messages, ...fields].join(' ') ||
            t('refusedPlainly', { status: refusal.status })}
        </p>
      )}
      {misfit && state === 'waiting' && (
        <p className={styles.refusal}>{t('misfit', { action: misfit.action })}</p>
      )}
      {untold && <p className={styles.reason}>{t('untold', { message: untold.message })}</p>}
      {reason !== undefined && <p className={styles.reason}>{t('reasonIs', { reason })}</p>}
      {isChangeable(entry) && (
        <p className={styles.ways}>
          <Button variant="default" onClick={onCorrect} aria-label={t('correctOf', { about })}>
            {t('correct')}
          </Button>
          <Button variant="default" onClick={onDiscard} aria-label={t('discardOf', { about })}>
            {t('discard')}
          </Button>
        </p>
      )}
    </li>
  );
}

type Group = 'refused' | 'waiting' | 'over';

/** Groups the entries in the order of recording; finished ones the other way round. */
function groupsOf(entries: readonly Entry[]): { name: Group; entries: readonly Entry[] }[] {
  const all = inOrder(entries);
  const refused = all.filter(({ state }) => state === 'refused');
  const waiting = all.filter((entry) => isOpen(entry) && entry.state !== 'refused');
  const over = all.filter((entry) => !isOpen(entry)).reverse();
  const groups = [
    { name: 'refused', entries: refused },
    { name: 'waiting', entries: waiting },
    { name: 'over', entries: over },
  ] as const;
  return groups.filter((group) => group.entries.length > 0);
}
