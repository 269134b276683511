import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../ui/forced-move';
import styles from './pull-to-reload.module.css';
import { usePull } from './use-pull';

/** Says what pulling down does, and does it. */
export function PullToReload({ area }: { area: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('palette');
  const phase = usePull(area, reloadPage);
  if (phase === 'none') return null;
  const Icon = phase === 'reload' ? IconRefresh : IconArrowDown;
  return (
    <p role="status" className={styles.hint} data-phase={phase}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(`pull.${phase}`)}
    </p>
  );
}
