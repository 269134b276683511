import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, type ShownCount } from '../../../data/lists/use-with-total';
import styles from './rows.module.css';

interface RowsToolsProps {
  /** Number of rows; undefined while it is unknown. */
  count: ShownCount | undefined;
  onExport: () => void;
  children: ReactNode;
}

export function RowsTools({ count, onExport, children }: RowsToolsProps) {
  const { t } = useTranslation('list');
  return (
    <div className={styles.tools}>
      {children}
      <span className={styles.count} role="status">
        {count && countText(t, count)}
      </span>
      <button
        type="button"
        className={styles.export}
        aria-haspopup="dialog"
        disabled={!count?.count}
        onClick={onExport}
      >
        <IconDownload size={18} stroke={1.5} aria-hidden />
        {t('export.title')}
      </button>
    </div>
  );
}
