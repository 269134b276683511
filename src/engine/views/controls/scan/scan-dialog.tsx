import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { printedCode } from '../../../../../schemas/rules/gs1';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Modal } from '../../../../ui/modal';
import { signal } from '../../../../ui/signal';
import { useReturnFocus } from '../../../../ui/use-return-focus';
import { useScans } from '../../../../ui/use-scans';
import { CameraView } from '../camera/camera-view';
import styles from './scan-dialog.module.css';

export interface ScanDialogProps {
  title: string;
  /** Takes a code, and returns whether it fits. */
  onCode: (code: string) => boolean;
  /** True if it stays open for the next code. */
  isSeveral?: boolean;
  onClose: () => void;
}

/**
 * Dialog that reads a code into a field, by camera or by a scanner that types; with `isSeveral` one after the other.
 */
export function ScanDialog(props: ScanDialogProps) {
  const { title, onCode, isSeveral, onClose } = props;
  const { t } = useTranslation(['scanner', 'ui']);
  const [last, setLast] = useState<{ code: string; isTaken: boolean }>();
  const [count, setCount] = useState(0);
  useReturnFocus();
  const take = (scanned: string) => {
    const code = scanned.trim();
    if (code === '') return;
    const isTaken = onCode(code);
    signal(isTaken ? 'found' : 'missing');
    if (isTaken && !isSeveral) return onClose();
    setLast({ code: printedCode(code), isTaken });
    if (isTaken) setCount((before) => before + 1);
  };
  useScans(take);
  return (
    <Modal title={title} size="sm" onClose={onClose}>
      <div className={styles.dialog}>
        <CameraView onCode={take} />
        <p className={styles.hint}>{t('scanner:field.hint')}</p>
        <p role="status" className={last?.isTaken === false ? styles.refused : styles.taken}>
          {last &&
            t(last.isTaken ? 'scanner:field.taken' : 'scanner:field.refused', { code: last.code })}
          {last?.isTaken && count > 1 && ` ${t('scanner:field.count', { count })}`}
        </p>
      </div>
      <DialogButtons>
        <Button variant={count > 0 ? 'filled' : 'default'} onClick={onClose}>
          {t(count > 0 ? 'scanner:field.done' : 'ui:cancel')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
