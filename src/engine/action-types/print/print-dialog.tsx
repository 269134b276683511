import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { failureText } from '../../../failure/failure-text';
import { notifySuccess } from '../../../ui/notices';
import { useEngine } from '../../application/context';
import type { ActionDialogProps } from '../../screens/action-type';
import { PdfFailure } from '../../views/pdf/pdf-failure';
import { pdfQuery } from '../../views/pdf/pdf-file';
import { PdfView } from '../../views/pdf/pdf-view';
import { PdfWaiting } from '../../views/pdf/pdf-waiting';
import type { PrintAction } from './definition';
import { PrintButtons } from './print-buttons';
import styles from './print-dialog.module.css';
import { PrintFailure } from './print-failure';
import { PrintModal } from './print-modal';
import { usePrinting } from './use-printing';

/** Dialog with the document of one record. Once printed it is noted as such, and the dialog closes. */
export function Dialog(props: ActionDialogProps<PrintAction>) {
  const { action, title, place, id, record, available, labelOf, onCall, onRun, onClose } = props;
  const { t } = useTranslation('pdf');
  const { can, me } = useEngine();
  const { data: file, error } = useQuery(pdfQuery(action.call, { ...place.params, id }));
  const { after } = action;
  const isToBeNoted = after !== undefined && (action.afterWhen?.(record, me) ?? true);
  const isNoted = isToBeNoted && can(after, record);
  const { isBusy, isPrinted, failure, print } = usePrinting(file, !error, async () => {
    if (isNoted) return onCall({ name: action.name, call: after });
    notifySuccess(t('sent'));
    onClose();
  });
  const offered = available.filter(({ name }) => action.actions?.includes(name));
  return (
    <PrintModal title={title} onPrint={print} onClose={isBusy ? () => {} : onClose}>
      {failure !== undefined && <PrintFailure text={`${t('notNoted')} ${failureText(failure)}`} />}
      {error ? (
        <PdfFailure error={error} />
      ) : file ? (
        <PdfView content={file.content} name={file.name} className={styles.document} />
      ) : (
        <div className={styles.document}>
          <PdfWaiting />
        </div>
      )}
      {isToBeNoted && !isNoted && <p className={styles.said}>{t('notNotedByYou')}</p>}
      <PrintButtons
        file={file}
        isMissing={error !== null}
        isBusy={isBusy}
        label={isPrinted && failure !== undefined ? t('noteAgain') : undefined}
        onPrint={print}
        onClose={onClose}
      >
        {offered.map((other) => (
          <Button
            key={other.name}
            variant="default"
            color={other.danger ? 'red' : undefined}
            disabled={isBusy}
            onClick={() => onRun(other)}
          >
            {labelOf(other)}
          </Button>
        ))}
      </PrintButtons>
    </PrintModal>
  );
}
