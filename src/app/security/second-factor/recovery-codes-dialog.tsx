import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { saveAs } from '../../../api/download';
import { useCopyText } from '../../../engine/views/actions/use-copy-text';
import { useReturnFocus } from '../../../ui/use-return-focus';
import shared from '../security.module.css';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Dialog that shows the codes only once: to copy, save or print. Nothing but its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation(['security', 'ui']);
  const copy = useCopyText();
  useReturnFocus();
  const text = `${codes.join('\n')}\n`;
  const save = () => {
    const file = [t('security:recovery.file', { host: location.host }), '', text].join('\n');
    saveAs(new Blob([file], { type: 'text/plain' }), t('security:recovery.fileName'));
  };
  return (
    <Modal
      onClose={onClose}
      title={t('security:recovery.title')}
      size={520}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={shared.form}>
        <p className={shared.text}>{t('security:recovery.text')}</p>
        <ol className={styles.codes} data-print>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.tools}>
          {/* Whoever types on, with Enter behind the code that led here, must not send them away. */}
          <Button
            data-autofocus
            variant="default"
            Icon={IconCopy}
            onClick={() => void copy(text, t('ui:copied'))}
          >
            {t('ui:copy')}
          </Button>
          <Button variant="default" Icon={IconDownload} onClick={save}>
            {t('security:recovery.save')}
          </Button>
          <Button variant="default" Icon={IconPrinter} onClick={() => window.print()}>
            {t('security:recovery.print')}
          </Button>
        </div>
        <DialogButtons>
          <Button onClick={onClose}>{t('security:recovery.kept')}</Button>
        </DialogButtons>
      </div>
    </Modal>
  );
}
