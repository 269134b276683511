import { IconBarcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Field } from '../../../fields/field';
import control from '../control.module.css';
import styles from './scan-dialog.module.css';
import { useScan } from './use-scan';

interface ScanButtonProps {
  field: Field;
  onCode: (code: string) => void;
}

/** Button at the end of a control whose value is printed on things as a code. */
export function ScanButton({ field, onCode }: ScanButtonProps) {
  const { t } = useTranslation('scanner');
  const name = t('field.scan', { label: useFieldLabel()(field) });
  const { open, dialog } = useScan({
    title: name,
    onCode: (code) => {
      onCode(code);
      return true;
    },
  });
  return (
    <>
      <button
        type="button"
        className={`${control.button} ${styles.button}`}
        aria-label={name}
        title={name}
        onClick={open}
      >
        <IconBarcode size={18} stroke={1.5} aria-hidden />
      </button>
      {dialog}
    </>
  );
}
