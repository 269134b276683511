import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../ui/keep-escape';
import { logOut } from './log-out';
import styles from './session-dialog.module.css';

interface SessionDialogProps {
  titleId: string;
  focus: string;
  children: ReactNode;
}

/** Stands over the page until what the session needs is done. Nothing but that or a logout closes it. */
export function SessionDialog({ titleId, focus, children }: SessionDialogProps) {
  const { t } = useTranslation('app');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus();
    return () => element?.close();
  }, [focus]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepEscape}
    >
      {children}
      <button type="button" className={styles.leave} onClick={() => void logOut()}>
        {t('account.logout')}
      </button>
    </dialog>
  );
}
