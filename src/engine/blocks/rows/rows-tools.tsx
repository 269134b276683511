import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rows-tab.module.css';

interface RowsToolsProps {
  /** Number of rows; undefined while it is unknown. */
  total: number | undefined;
  onExport: () => void;
  /** What filters them. */
  children: ReactNode;
}

/** The line above rows that are only looked at: what filters them, how many there are, export. */
export function RowsTools({ total, onExport, children }: RowsToolsProps) {
  const { t } = useTranslation('list');
  return (
    <div className={styles.tools}>
      {children}
      <span className={styles.count} role="status">
        {total !== undefined && t('count', { count: total })}
      </span>
      <button
        type="button"
        className={styles.export}
        aria-haspopup="dialog"
        disabled={!total}
        onClick={onExport}
      >
        <IconDownload size={18} stroke={1.5} aria-hidden />
        {t('export.title')}
      </button>
    </div>
  );
}
