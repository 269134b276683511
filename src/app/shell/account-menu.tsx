import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLock, IconLogout, IconMessages, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { runBeforeLeave } from '../../ui/before-leave';
import { keepEscape } from '../../ui/keep-escape';
import { lazyPart } from '../../ui/lazy-part';
import { shortcutStore } from '../../ui/shortcuts/shortcut-store';
import { ChoiceGroup } from '../choice-group';
import { LanguageChoice } from '../language-choice';
import styles from './account-menu.module.css';
import { FullscreenButton } from './fullscreen-button';
import { useColorSchemeChoice } from './use-color-scheme-choice';

const NoticeLog = lazyPart(
  async () => (await import('../../ui/notice-log-dialog')).NoticeLogDialog,
);

const schemes = ['light', 'dark', 'auto'] as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/**
 * The button «Konto»: who is logged in, language, appearance, full screen, logout. The browser's own popover
 * closes on Escape and on a click elsewhere, and returns the focus.
 */
export function AccountMenu({ userName }: { userName: string }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { colorScheme } = useMantineColorScheme();
  const chooseScheme = useColorSchemeChoice();
  const popover = useRef<HTMLDivElement>(null);
  const [isLogOpen, setLogOpen] = useState(false);

  const leave = async () => {
    popover.current?.hidePopover();
    if (await runBeforeLeave()) await navigate('/auth/logout');
  };
  return (
    <div onKeyDown={keepEscape}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('account.name')}
        popoverTarget="account"
      >
        <IconUser {...icon} />
      </button>
      <div
        id="account"
        ref={popover}
        popover="auto"
        role="group"
        aria-label={t('account.name')}
        className={styles.popover}
      >
        <p className={styles.user}>{userName}</p>
        <div className={styles.part}>
          <LanguageChoice mayLeave={runBeforeLeave} />
        </div>
        <div className={styles.part}>
          <ChoiceGroup
            name={t('account.appearance')}
            chosen={colorScheme}
            onChoose={(scheme) => chooseScheme(scheme as MantineColorScheme)}
            choices={schemes.map((value) => ({ value, label: t(`account.schemes.${value}`) }))}
          />
        </div>
        <div className={styles.part}>
          <FullscreenButton className={styles.action} />
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              popover.current?.hidePopover();
              shortcutStore.open();
            }}
          >
            <IconKeyboard {...icon} />
            {t('ui:keys.title')}
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              popover.current?.hidePopover();
              setLogOpen(true);
            }}
          >
            <IconMessages {...icon} />
            {t('ui:notices.title')}
          </button>
          <Link
            to="/system/locks"
            className={styles.action}
            onClick={() => popover.current?.hidePopover()}
          >
            <IconLock {...icon} />
            {t('account.locks')}
          </Link>
          <button type="button" className={styles.action} onClick={() => void leave()}>
            <IconLogout {...icon} />
            {t('account.logout')}
          </button>
        </div>
      </div>
      {isLogOpen && <NoticeLog onClose={() => setLogOpen(false)} />}
    </div>
  );
}
