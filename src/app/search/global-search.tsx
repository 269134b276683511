import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part';
import { whenIdle } from '../../ui/when-idle';
import styles from './global-search.module.css';

const SearchWork = lazyPart(async () => (await import('./search-work')).SearchWork);

/** Searches everything, from every page. What it does comes when the page is at rest, or when somebody goes there. */
export function GlobalSearch() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => whenIdle(client, want), [client]);
  return (
    <div role="search" className={styles.search}>
      <IconSearch className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls="found"
        autoComplete="off"
        maxLength={100}
        placeholder={t('search')}
        className={styles.box}
        onFocus={want}
      />
      {isWanted && <SearchWork box={box} />}
    </div>
  );
}
