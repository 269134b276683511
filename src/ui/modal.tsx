import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { Mantine } from './mantine';
import { useSheet, type SheetOptions } from './sheet/use-sheet';

export interface ModalProps
  extends Omit<MantineModalProps, 'opened' | 'withinPortal'>, Pick<SheetOptions, 'asksToLeave'> {}

/**
 * True within the browser's top layer: dialogs opened there stand there too, because beneath it nobody could reach
 * them.
 */
export const DialogsInside = createContext(false);

/** Dialog with a question or a small form over the page; on a phone from below. Rendered only while it is open. */
export function Modal({ children, asksToLeave, ...props }: ModalProps) {
  const isInside = useContext(DialogsInside);
  return (
    <Mantine>
      <MantineModal opened withCloseButton={false} withinPortal={!isInside} {...props}>
        <ModalContent onClose={props.onClose} asksToLeave={asksToLeave}>
          {children}
        </ModalContent>
      </MantineModal>
    </Mantine>
  );
}

interface ModalContentProps extends Pick<SheetOptions, 'asksToLeave'> {
  onClose: () => void;
  children: ReactNode;
}

/** Content of a Mantine dialog, which makes it a sheet on a phone. */
function ModalContent({ onClose, asksToLeave = false, children }: ModalContentProps) {
  const inside = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current = inside.current?.closest<HTMLElement>('.mantine-Modal-content') ?? null;
  }, []);
  useSheet(sheet, onClose, { asksToLeave });
  return <div ref={inside}>{children}</div>;
}
