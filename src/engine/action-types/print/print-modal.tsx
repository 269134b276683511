import type { KeyboardEvent, ReactNode } from 'react';
import { Modal } from '../../../ui/modal';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useScans } from '../../../ui/use-scans';

interface PrintModalProps {
  title: string;
  /** Called on Ctrl+Enter and on the key that opened the dialog. */
  onPrint: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of a document, as wide as specification 1 §2 has it. A scanner's Enter prints nothing. */
export function PrintModal({ title, onPrint, onClose, children }: PrintModalProps) {
  useReturnFocus();
  useScans();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key !== 'Enter' && event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    if (!event.repeat) onPrint();
  };
  return (
    <Modal title={title} size={600} onClose={onClose} onKeyDown={onKeyDown}>
      {children}
    </Modal>
  );
}
