import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { saveAs } from '../../../api/download';
import { DialogButtons } from '../../../ui/dialog-buttons';
import type { PdfFile } from '../../views/pdf/pdf-file';

interface PrintButtonsProps {
  file: PdfFile | undefined;
  /** True if nothing to print will come. */
  isMissing: boolean;
  isBusy: boolean;
  /** Label of the print button, once it does something else than printing. */
  label?: string | undefined;
  onPrint: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Buttons below a document. Printing has the focus: Enter is the second of two keys (4-field-reality §4.4). */
export function PrintButtons(props: PrintButtonsProps) {
  const { file, isMissing, isBusy, label, onPrint, onClose, children } = props;
  const { t } = useTranslation(['pdf', 'ui', 'media', 'print']);
  return (
    <DialogButtons>
      <Button
        variant="default"
        disabled={isBusy}
        data-autofocus={isMissing || undefined}
        onClick={onClose}
      >
        {t('ui:close')}
      </Button>
      {children}
      {!isMissing && (
        <>
          <Button
            variant="default"
            disabled={!file}
            Icon={IconDownload}
            onClick={() => file && saveAs(file.content, file.name)}
          >
            {t('media:download')}
          </Button>
          <Button data-autofocus loading={isBusy} Icon={IconPrinter} onClick={onPrint}>
            {label ?? t('print:print')}
          </Button>
        </>
      )}
    </DialogButtons>
  );
}
