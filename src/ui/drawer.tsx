import { IconX } from '@tabler/icons-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './drawer.module.css';
import { keepEscape } from './keep-escape';
import { useSheet } from './sheet/use-sheet';

interface DrawerProps {
  title: string;
  /** Shape: a sheet from the right for looking things up, or a dialog in the middle. */
  kind?: 'drawer' | 'dialog';
  /** True for a dialog with tables: as wide as the window allows, up to a limit. */
  isWide?: boolean;
  /** True if nothing in it takes the focus: it is itself scrolled by keyboard. */
  isText?: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** Drawer or dialog; comes from below on a phone. The browser keeps the focus in it and Escape closes it. */
export function Drawer({
  title,
  kind = 'drawer',
  isWide,
  isText,
  onClose,
  footer,
  children,
}: DrawerProps) {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useSheet(dialog, onClose);
  // The browser returns the focus to where it is now: a menu that led here has closed by then.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-kind={kind}
      data-wide={isWide || undefined}
      data-sheet={kind === 'drawer' ? 'tall' : ''}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React bubbles events of dialogs within this one, and cancelling the choice of a file bubbles by itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnBackdrop}
      onKeyDown={keepEscape}
      onFocus={keepFromModal}
    >
      <div className={styles.content}>
        <div data-grip data-grip-bar />
        <div className={styles.head} data-grip>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </button>
        </div>
        <div className={styles.body} tabIndex={isText ? 0 : undefined}>
          {children}
        </div>
        {footer && (
          <div className={styles.foot} data-sheet-foot>
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/**
 * Keeps Escape from a Mantine dialog around this one: it hears the key before anybody else, and would close with it.
 */
function keepFromModal({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (currentTarget.contains(target)) {
    target.setAttribute('data-mantine-stop-propagation', 'true');
  }
}
