import { IconMenu2 } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from 'react-router-dom';
import { PartBoundary } from '../../ui/part-boundary';
import { Logo } from '../logo';
import { usePaletteKey } from '../palette/use-palette-key';
import { GlobalSearch } from '../search/global-search';
import { AccountMenu } from './account-menu';
import styles from './header.module.css';

const HeaderTools = lazyPart(async () => (await import('./shell-parts')).HeaderTools);

export interface HeaderProps {
  userName: string;
  isMenuOpen: boolean;
  /** Element that holds header, navigation and page. */
  shell: RefObject<HTMLElement | null>;
  /** True once the page is at rest: mere preparation may begin. */
  isAtRest: boolean;
  onMenu: () => void;
}

export function Header(props: HeaderProps) {
  return (
    <header className={styles.header}>
      <PartBoundary isSmall>
        <Content {...props} />
      </PartBoundary>
    </header>
  );
}

function Content({ userName, isMenuOpen, isAtRest, shell, onMenu }: HeaderProps) {
  const { t } = useTranslation('app');
  // Its key works from the first moment on: what is typed after it must go nowhere else.
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  usePaletteKey(() => setPaletteOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('navigation.toggle')}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={18} stroke={1.5} aria-hidden />
      </button>
      <Link to="/home" className={styles.home} title={t('navigation.home')}>
        <Logo />
      </Link>
      <GlobalSearch isAtRest={isAtRest} />
      <div className={styles.end}>
        {(isAtRest || isPaletteOpen) && (
          <HeaderTools
            className={styles.toggle}
            shell={shell}
            isPaletteOpen={isPaletteOpen}
            onPaletteClose={() => setPaletteOpen(false)}
          />
        )}
        <AccountMenu userName={userName} isAtRest={isAtRest} />
      </div>
    </>
  );
}
