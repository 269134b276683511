import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from './drawer';
import { PartBoundary } from './part-boundary';

interface DialogBoundaryProps {
  /** Closes the dialog, including the one that says what failed. */
  onClose: () => void;
  children: ReactNode;
}

/** Boundary of a dialog or drawer: shows in a dialog what it throws, or cannot load. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <PartBoundary around={(failure) => <DialogFailure onClose={onClose}>{failure}</DialogFailure>}>
      {children}
    </PartBoundary>
  );
}

function DialogFailure({ onClose, children }: DialogBoundaryProps) {
  const { t } = useTranslation('ui');
  return (
    <Drawer kind="dialog" title={t('part.title')} onClose={onClose}>
      {children}
    </Drawer>
  );
}
