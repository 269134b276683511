import { useTranslation } from 'react-i18next';
import { IconUser } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { keepEscape } from '../../ui/keep-escape';
import { lazyPart } from '../../ui/lazy-part';
import { PartBoundary } from '../../ui/part-boundary';
import styles from './account-menu.module.css';

// Logging out is in it: when it cannot be loaded it says so, and can be tried again.
const AccountPanel = lazyPart(async () => (await import('./shell-parts')).AccountPanel, {
  isNeeded: true,
});

interface AccountMenuProps {
  userName: string;
  isAtRest: boolean;
}

/**
 * Menu of the account in the browser's own popover, which closes on Escape and a click elsewhere, and returns the
 * focus.
 */
export function AccountMenu({ userName, isAtRest }: AccountMenuProps) {
  const { t } = useTranslation('app');
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const prepare = () => void AccountPanel.preload();
  useEffect(() => void (isAtRest && AccountPanel.preload()), [isAtRest]);

  return (
    <div onKeyDown={keepEscape}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('account.name')}
        popoverTarget="account"
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <IconUser size={18} stroke={1.5} aria-hidden />
      </button>
      <div
        id="account"
        ref={popover}
        popover="auto"
        role="group"
        aria-label={t('account.name')}
        className={styles.popover}
        data-sheet
        onBeforeToggle={() => setWasOpened(true)}
      >
        {wasOpened && (
          <PartBoundary isSmall>
            <AccountPanel
              of={popover}
              userName={userName}
              close={() => popover.current?.hidePopover()}
            />
          </PartBoundary>
        )}
      </div>
    </div>
  );
}
