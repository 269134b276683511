import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part';
import { keys } from '../../ui/commands/keys';
import { isKey } from '../../ui/commands/pressed-key';
import styles from './global-search.module.css';

const SearchWork = lazyPart(async () => (await import('./search-work')).SearchWork);

/** Searches everything, from every page. What it does comes when the page is at rest, or when somebody goes there. */
export function GlobalSearch({ isAtRest }: { isAtRest: boolean }) {
  const { t } = useTranslation('app');
  const box = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  // From the first moment on: what is typed after it must go nowhere else.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = box.current;
      if (!element || event.defaultPrevented || !isKey(event, keys.search)) return;
      // A second time it is the browser's own search.
      if (document.activeElement === element) return;
      if ((event.target as Element).closest('dialog, [role="dialog"]:not(#found), [popover]'))
        return;
      event.preventDefault();
      element.focus();
      element.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className={styles.search} data-search>
      <IconSearch className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <input
        ref={box}
        role="combobox"
        aria-label={t('search')}
        aria-expanded={false}
        placeholder={t('search')}
        className={styles.box}
        onFocus={() => setWanted(true)}
      />
      {(isWanted || isAtRest) && <SearchWork box={box} />}
    </div>
  );
}
