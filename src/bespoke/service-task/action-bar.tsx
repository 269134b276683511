import { useQuery } from '@tanstack/react-query';
import { IconArrowRight, IconDots, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mayDo } from '../../../schemas/rules/service-states';
import { useEngine } from '../../engine/application/context';
import { recordPath } from '../../engine/screens/record-path';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { BigButton } from './big-button';
import { MoreSheet } from './more-sheet';
import { stepIcons } from './step-icons';
import { followingQuery } from './task-queries';
import { useTask } from './use-task';
import styles from './action-bar.module.css';

/** Below, where the thumb is: the next step, and everything else behind one button. */
export function ActionBar() {
  const { t } = useTranslation(['serviceTask', 'ui']);
  const { task, isRead, next, take, running } = useTask();
  const [isOpen, setOpen] = useState(false);
  const isOver = task.beendetDatum != null;
  // On site the facts decide what is next.
  const isKnown = isRead || !mayDo('complete', task.auftragsstatus);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('ui:actions')}>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconDots size={24} stroke={1.5} aria-hidden />
        {t('more')}
      </button>
      {isOver ? (
        <FollowingButton />
      ) : next !== undefined ? (
        <BigButton
          Icon={isKnown ? stepIcons[next] : IconLoader2}
          isBusy={!isKnown || running !== undefined}
          onClick={() => take(next)}
        >
          {isKnown ? t(`next.${next}`) : t('ui:loading')}
        </BigButton>
      ) : (
        <p className={styles.nobody}>{t('next.none')}</p>
      )}
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <MoreSheet onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </div>
  );
}

/** After the end: the technician's next task, or the list where there is none. */
function FollowingButton() {
  const { t } = useTranslation('serviceTask');
  const { me } = useEngine();
  const { task } = useTask();
  const navigate = useNavigate();
  const { data: following, isLoading } = useQuery(followingQuery(task, me.technikerId));
  const to = following ? recordPath('/tasks', following.id) : '/tasks';
  return (
    <BigButton Icon={IconArrowRight} isBusy={isLoading} onClick={() => void navigate(to)}>
      {following ? t('following.next', { title: following.titel }) : t('following.list')}
    </BigButton>
  );
}
