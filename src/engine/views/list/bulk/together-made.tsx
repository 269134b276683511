import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../../api/dialect';
import { Button } from '../../../../ui/button';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Modal } from '../../../../ui/modal';
import { useReturnFocus } from '../../../../ui/use-return-focus';
import { recordPath } from '../../../screens/record-path';
import type { TogetherPlan } from './together-plan';
import styles from './together-plan.module.css';

interface TogetherMadeProps {
  title: string;
  /** Number of records, in words. */
  said: string;
  plan: TogetherPlan;
  /** Ids in the order of the plan. */
  ids: readonly RecordId[];
  /** Path below which records of their kind stand. */
  path: string;
  onClose: () => void;
}

/** Dialog with the records made of several rows, each with a link. */
export function TogetherMade({ title, said, plan, ids, path, onClose }: TogetherMadeProps) {
  const { t } = useTranslation(['bulk', 'ui']);
  useReturnFocus();
  return (
    <Modal onClose={onClose} title={title} size="lg">
      <p role="status">{t('bulk:plan.made', { records: said })}</p>
      <ul className={styles.made}>
        {ids.map((id, index) => {
          const group = plan.groups[index];
          const marks = [group?.title, ...(group?.marks ?? [])].filter(Boolean).join(' · ');
          return (
            <li key={String(id)}>
              <Link to={recordPath(path, id)}>{marks || String(id)}</Link>
            </li>
          );
        })}
      </ul>
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {t('ui:close')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
