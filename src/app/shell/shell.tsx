import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { ConfirmDialogHost } from '../../ui/confirm-dialog';
import { NoticeHost } from '../../ui/notice-host';
import { PartBoundary } from '../../ui/part-boundary';
import { useAtRest } from '../../ui/use-at-rest';
import { remindersOperation } from '../reminders/reminders-operation';
import { Header } from './header';
import { NavigationDrawer } from './navigation-drawer';
import { NavigationList } from './navigation-list';
import styles from './shell.module.css';
import { useNavigationState } from './use-navigation-state';

const mainId = 'main';

export function Shell({ userName }: { userName: string }) {
  const { t } = useTranslation('app');
  const { mode, isDrawerOpen, toggle, closeDrawer } = useNavigationState();
  const reminds = remindersOperation in useEngine().registry.rights;
  const isAtRest = useAtRest();
  const shell = useRef<HTMLDivElement>(null);

  const skip = () => document.getElementById(mainId)?.focus();
  return (
    <div
      ref={shell}
      className={styles.shell}
      data-navigation={mode}
      data-reminds={reminds || undefined}
    >
      <button type="button" className={styles.skip} onClick={skip}>
        {t('skipToContent')}
      </button>
      <Header
        userName={userName}
        isMenuOpen={mode === 'wide' || isDrawerOpen}
        shell={shell}
        isAtRest={isAtRest}
        onMenu={toggle}
      />
      {mode !== 'phone' && (
        <nav aria-label={t('navigation.name')} className={styles.navigation}>
          <PartBoundary isSmall>
            <NavigationList mini={mode === 'mini'} isAtRest={isAtRest} />
          </PartBoundary>
        </nav>
      )}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {mode === 'phone' && <NavigationDrawer opened={isDrawerOpen} onClose={closeDrawer} />}
      <ConfirmDialogHost />
      <NoticeHost />
    </div>
  );
}
