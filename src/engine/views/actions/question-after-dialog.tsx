import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { useReturnFocus } from '../../../ui/use-return-focus';
import type { OfferedAction } from '../../screens/action-type';
import styles from './action-dialog.module.css';

interface QuestionAfterDialogProps {
  title: string;
  /** Text of what has succeeded. */
  done: string;
  question: string;
  /** Answers, the likeliest last, where every dialog has its main button. */
  answers: readonly OfferedAction[];
  onClose: () => void;
}

/** Dialog that says that an action has succeeded, and asks what follows. */
export function QuestionAfterDialog(props: QuestionAfterDialogProps) {
  const { title, done, question, answers, onClose } = props;
  const { t } = useTranslation('form');
  useReturnFocus();
  return (
    <Modal onClose={onClose} title={title} size={480}>
      <p className={styles.done}>{done}</p>
      <p className={styles.question}>{question}</p>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('no')}
        </Button>
        {answers.map(({ label, run }, index) => {
          const isLast = index === answers.length - 1;
          return (
            <Button
              key={label}
              variant={isLast ? 'filled' : 'default'}
              data-autofocus={isLast || undefined}
              onClick={run}
            >
              {label}
            </Button>
          );
        })}
      </DialogButtons>
    </Modal>
  );
}
