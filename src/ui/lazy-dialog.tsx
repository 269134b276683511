import { Suspense, type ReactNode } from 'react';
import { DialogBoundary } from './dialog-boundary';

interface LazyDialogProps {
  /** Closes the dialog, also one that could not be loaded. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is loaded with its first use: what it throws, or cannot load, stays in a dialog. */
export function LazyDialog({ onClose, children }: LazyDialogProps) {
  return (
    <DialogBoundary onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </DialogBoundary>
  );
}
