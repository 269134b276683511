import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { PartBoundary } from './part-boundary';

/** Rarely wanted, so it comes at rest (`Shell`): by then also without network. */
export const DialogFailure = lazyPart(async () => (await import('./dialog-failure')).DialogFailure);

interface DialogBoundaryProps {
  /** Also closes the dialog that says what failed. */
  onClose: () => void;
  children: ReactNode;
}

/** Shows in a dialog what a dialog or drawer throws, or cannot load. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <PartBoundary around={(failure) => <DialogFailure onClose={onClose}>{failure}</DialogFailure>}>
      {children}
    </PartBoundary>
  );
}
