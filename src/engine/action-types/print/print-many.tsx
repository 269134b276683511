import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { notifySuccess } from '../../../ui/notices';
import { useRecordTitle } from '../../data/use-record-title';
import type { BulkDialogProps } from '../../screens/action-type';
import { Progress } from '../../views/list/bulk/progress';
import { RowReasons } from '../../views/list/bulk/row-reasons';
import { PdfView } from '../../views/pdf/pdf-view';
import type { PrintAction } from './definition';
import { PrintButtons } from './print-buttons';
import styles from './print-dialog.module.css';
import { PrintFailure } from './print-failure';
import { PrintModal } from './print-modal';
import { NotNoted, useMany } from './use-many';
import { usePrinting } from './use-printing';

/** Dialog with the documents of selected rows as one; those that are missing are named. */
export function BulkDialog(props: BulkDialogProps<PrintAction>) {
  const { title, place, onClose } = props;
  const { t } = useTranslation(['pdf', 'bulk', 'list', 'ui']);
  const titleOf = useRecordTitle(place);
  const many = useMany(props);
  const { state } = many;
  const file = state.step === 'ready' ? state.file : undefined;
  const isMissing = state.step === 'refused' || (state.step === 'ready' && !file);
  const { isBusy, isPrinted, failure, print } = usePrinting(file, !isMissing, async () => {
    const count = await many.note();
    notifySuccess(t('sentMany', { count }));
    onClose();
  });
  // Keeps the focus, which would be lost with the buttons of the step before: each step has its own.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = content.current?.closest('[role="dialog"]');
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [state.step]);
  const missed =
    failure instanceof NotNoted ? failure.missed : state.step === 'ready' ? state.missed : [];
  const close = () => {
    many.stop();
    onClose();
  };
  return (
    <PrintModal title={title} onPrint={print} onClose={isBusy ? () => {} : close}>
      <div ref={content} />
      {failure !== undefined && <PrintFailure text={t('notNoted')} />}
      {state.step === 'refused' && <PrintFailure text={state.text} />}
      {(state.step === 'reading' || state.step === 'fetching') && (
        <Progress
          label={t(
            state.isStopping
              ? 'bulk:stopping'
              : state.step === 'reading'
                ? 'bulk:reading'
                : 'fetching',
          )}
          done={state.done}
          of={state.of}
        />
      )}
      {file && <PdfView content={file.content} name={file.name} className={styles.document} />}
      {state.step === 'ready' && !file && <PrintFailure text={t('failed')} />}
      <RowReasons
        heading={t(failure instanceof NotNoted ? 'missedNote' : 'missed', {
          count: missed.length,
        })}
        rows={missed}
        titleOf={titleOf}
      />
      {state.step === 'reading' || state.step === 'fetching' ? (
        <DialogButtons>
          <Button
            variant="default"
            data-autofocus
            disabled={state.isStopping}
            onClick={state.step === 'fetching' ? many.stop : close}
          >
            {t(state.step === 'fetching' ? 'bulk:stop' : 'ui:cancel')}
          </Button>
        </DialogButtons>
      ) : (
        <PrintButtons
          file={file}
          isMissing={isMissing}
          isBusy={isBusy}
          label={isPrinted && failure !== undefined ? t('noteAgain') : undefined}
          onPrint={print}
          onClose={close}
        >
          {state.step === 'ready' && state.canRetry && !isPrinted && (
            <Button variant="default" disabled={isBusy} onClick={many.retry}>
              {t('list:retry')}
            </Button>
          )}
        </PrintButtons>
      )}
    </PrintModal>
  );
}
