import {
  IconHelp,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconMessages,
  IconRefresh,
  IconSettings,
} from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { reloadPage } from '../../ui/forced-move';
import { runBeforeLeave } from '../../ui/before-leave';
import { useColorScheme, type ColorScheme } from '../../ui/color-scheme';
import { useSheet } from '../../ui/sheet/use-sheet';
import { useTranslation } from 'react-i18next';
import { shortcutsStore } from '../../ui/commands/shortcuts-store';
import { askForHelp } from '../help/help-store';
import { ChoiceGroup } from '../choice-group';
import { LanguageChoice } from '../language-choice';
import styles from './account-panel.module.css';
import { FullscreenButton } from './fullscreen-button';
import { useColorSchemeChoice } from './use-color-scheme-choice';
import { mayLogOut } from '../../engine/outbox/may-log-out';
import { NoticeLogDialog } from '../../ui/notice-log-dialog';

const schemes = ['light', 'dark', 'contrast', 'auto'] as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface AccountPanelProps {
  /** Popover that the panel fills. */
  of: RefObject<HTMLElement | null>;

  userName: string;
  close: () => void;
}

export function AccountPanel(props: AccountPanelProps) {
  const { userName, close } = props;
  const [isLogOpen, setLogOpen] = useState(false);
  useSheet(props.of, close, { isOpen: useIsOpen(props.of) });
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const colorScheme = useColorScheme();
  const chooseScheme = useColorSchemeChoice();

  const leave = async () => {
    close();
    if (!(await runBeforeLeave())) return;
    if (await mayLogOut()) await navigate('/auth/logout');
  };
  return (
    <>
      <div data-grip>
        <div data-grip-bar />
        <p className={styles.user}>{userName}</p>
      </div>
      <div className={styles.part}>
        <LanguageChoice mayLeave={runBeforeLeave} />
      </div>
      <div className={styles.part}>
        <ChoiceGroup
          name={t('account:appearance')}
          chosen={colorScheme}
          onChoose={(scheme) => chooseScheme(scheme as ColorScheme)}
          choices={schemes.map((value) => ({ value, label: t(`account:schemes.${value}`) }))}
        />
      </div>
      <div className={styles.part}>
        <FullscreenButton className={styles.action} />
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            askForHelp();
          }}
        >
          <IconHelp {...icon} />
          {t('help')}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            reloadPage();
          }}
        >
          <IconRefresh {...icon} />
          {t('palette:reloadPage')}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            shortcutsStore.set(true);
          }}
        >
          <IconKeyboard {...icon} />
          {t('ui:keys.title')}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            setLogOpen(true);
          }}
        >
          <IconMessages {...icon} />
          {t('ui:notices.title')}
        </button>

        <Link to="/settings" className={styles.action} onClick={() => close()}>
          <IconSettings {...icon} />
          {t('settings:title')}
        </Link>
        <Link to="/system/locks" className={styles.action} onClick={() => close()}>
          <IconLock {...icon} />
          {t('account:locks')}
        </Link>
        <button type="button" className={styles.action} onClick={() => void leave()}>
          <IconLogout {...icon} />
          {t('account.logout')}
        </button>
      </div>
      {isLogOpen &&
        createPortal(<NoticeLogDialog onClose={() => setLogOpen(false)} />, document.body)}
    </>
  );
}

/** Tells whether a popover is open; it stays in the document when closed. */
function useIsOpen(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const element = popover.current;
    const look = () => setOpen(element?.matches(':popover-open') ?? false);
    element?.addEventListener('toggle', look);
    return () => element?.removeEventListener('toggle', look);
  }, [popover]);
  return isOpen;
}
