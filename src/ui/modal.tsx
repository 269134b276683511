import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSheet, type SheetOptions } from './sheet/use-sheet';

interface ModalProps extends Omit<MantineModalProps, 'opened'>, Pick<SheetOptions, 'asksToLeave'> {}

/** A question or a small form over the page; on a phone from below. Rendered only while it is open. */
export function Modal({ children, asksToLeave, ...props }: ModalProps) {
  return (
    <MantineModal opened withCloseButton={false} {...props}>
      <ModalContent onClose={props.onClose} asksToLeave={asksToLeave}>
        {children}
      </ModalContent>
    </MantineModal>
  );
}

interface ModalContentProps extends Pick<SheetOptions, 'asksToLeave'> {
  onClose: () => void;
  children: ReactNode;
}

/** What stands in a Mantine dialog, and makes it a sheet on a phone. */
export function ModalContent({ onClose, asksToLeave = false, children }: ModalContentProps) {
  const inside = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current = inside.current?.closest<HTMLElement>('.mantine-Modal-content') ?? null;
  }, []);
  useSheet(sheet, onClose, { asksToLeave });
  return <div ref={inside}>{children}</div>;
}
