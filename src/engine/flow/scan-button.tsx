import { IconBarcode } from '@tabler/icons-react';
import { useScan } from '../views/controls/scan/use-scan';
import { LargeButton } from './large-button';

/** Button, large, that opens the scanner; `onCode` answers whether it takes the code. */
export function ScanButton(of: { label: string; onCode: (code: string) => boolean }) {
  const { label, onCode } = of;
  const scanner = useScan({ title: label, onCode });
  return (
    <>
      <LargeButton Icon={IconBarcode} onClick={scanner.open}>
        {label}
      </LargeButton>
      {scanner.dialog}
    </>
  );
}
