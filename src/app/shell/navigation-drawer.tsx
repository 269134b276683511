import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../ui/keep-escape';
import { PartBoundary } from '../../ui/part-boundary';
import { closeOnBack } from '../../ui/sheet/close-on-back';
import { Logo } from '../logo';
import styles from './navigation-drawer.module.css';
import { NavigationList } from './navigation-list';

/** Navigation on a phone: a modal dialog, which keeps the focus and returns it by itself. */
export function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  const close = useEffectEvent(onClose);
  useEffect(() => (opened ? closeOnBack(() => close()) : undefined), [opened]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('navigation.name')}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={keepEscape}
    >
      {opened && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Logo />
            <button
              type="button"
              className={styles.close}
              aria-label={t('ui:close')}
              onClick={onClose}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </button>
          </div>
          <nav aria-label={t('navigation.name')} className={styles.navigation}>
            <PartBoundary isSmall>
              <NavigationList mini={false} isAtRest onFollow={onClose} />
            </PartBoundary>
          </nav>
        </div>
      )}
    </dialog>
  );
}
