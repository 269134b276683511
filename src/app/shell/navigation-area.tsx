import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigationSettings } from '../navigation/use-navigation-settings';
import type { ScreenArea } from '../navigation/use-permitted-screens';
import styles from './navigation-area.module.css';

interface NavigationAreaProps {
  area: ScreenArea;
  mini: boolean;
  children: ReactNode;
}

/**
 * Entries under a heading that folds them away, as the user left it; in the small navigation a line parts them from the
 * others.
 */
export function NavigationArea({
  area: { name = '', groups },
  mini,
  children,
}: NavigationAreaProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { value, change } = useNavigationSettings();
  const list = useId();
  const label = t(`areas.${name}`);
  const isFolded = !mini && value.foldedAreas[name] === true;
  const isWithin = groups.some(({ screens }) =>
    screens.some((screen) => `${pathname}/`.startsWith(`/${screen.name}/`)),
  );
  const fold = () => change({ foldedAreas: { ...value.foldedAreas, [name]: !isFolded } });
  const Chevron = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <li className={styles.area} data-mini={mini || undefined}>
      {!mini && (
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={list}
            data-within={(isFolded && isWithin) || undefined}
            onClick={fold}
          >
            {label}
            <Chevron size={14} stroke={1.5} className={styles.chevron} aria-hidden />
          </button>
        </h2>
      )}
      <ul id={list} hidden={isFolded} className={styles.entries} aria-label={label}>
        {children}
      </ul>
    </li>
  );
}
