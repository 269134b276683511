import { useState, type ReactNode } from 'react';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { lazyPart } from '../../../../ui/lazy-part';
import type { ScanDialogProps } from './scan-dialog';

const ScanDialog = lazyPart(async () => (await import('./scan-dialog')).ScanDialog, {
  isNeeded: true,
});

/** Opens the scanner; `dialog` is drawn where its events may rise. */
export function useScan(scan: Omit<ScanDialogProps, 'onClose'>): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <DialogBoundary onClose={close}>
        <ScanDialog {...scan} onClose={close} />
      </DialogBoundary>
    ),
  };
}
