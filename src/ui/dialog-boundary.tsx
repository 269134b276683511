import type { ReactNode } from 'react';
import { DialogFailure } from './dialog-failure';
import { PartBoundary } from './part-boundary';

interface DialogBoundaryProps {
  /** Closes the dialog, also the one that says what failed. */
  onClose: () => void;
  children: ReactNode;
}

/** Keeps what a dialog or drawer throws, or cannot load, in a dialog. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <PartBoundary around={(failure) => <DialogFailure onClose={onClose}>{failure}</DialogFailure>}>
      {children}
    </PartBoundary>
  );
}
