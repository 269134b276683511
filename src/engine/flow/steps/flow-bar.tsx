import { IconDots, IconLoader2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { useFlow } from '../state/flow';
import { stepOf } from '../state/step';
import { useStepWords } from '../state/step-words';
import { ActionBar } from './action-bar';
import { BigButton } from './big-button';
import { MoreSheet } from './more-sheet';
import styles from './action-bar.module.css';

interface FlowBarProps {
  /** True once all has been read that decides what is next. */
  isKnown: boolean;
  /** Content in place of the next step, e.g. once the flow is over. */
  children?: ReactNode;
}

/** Bar with the next step, and everything else behind one button. */
export function FlowBar({ isKnown, children }: FlowBarProps) {
  const { t } = useTranslation(['flow', 'ui']);
  const { texts, steps, next, take, running } = useFlow();
  const words = useStepWords(texts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const nextStep =
    next === undefined ? (
      <p className={styles.nobody}>{t('flow:nothing')}</p>
    ) : (
      <BigButton
        Icon={isKnown ? stepOf(steps, next).Icon : IconLoader2}
        isBusy={!isKnown || running !== undefined}
        onClick={() => take(next)}
      >
        {isKnown ? words.next(next) : t('ui:loading')}
      </BigButton>
    );
  return (
    <ActionBar>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconDots size={24} stroke={1.5} aria-hidden />
        {t('flow:more')}
      </button>
      {children ?? nextStep}
      {isOpen && (
        <DialogBoundary onClose={close}>
          <MoreSheet onClose={close} />
        </DialogBoundary>
      )}
    </ActionBar>
  );
}
