import { useTranslation } from 'react-i18next';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, type Ref } from 'react';
import { useDelayedText } from '../filter/use-delayed-text';
import { shortestSearch } from '../../../data/lists/list-source';
import styles from './search-box.module.css';

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  q: string;
  onChange: (q: string) => void;
  /** Called to go on to the rows. */
  onDown: () => void;
}

/**
 * Search of a list above its rows: asks the server after a pause in typing, at once on Enter; says below three letters
 * that they are too few.
 */
export function SearchBox({ ref, q, onChange, onDown }: SearchBoxProps) {
  const { t } = useTranslation('list');
  const { typed, type, apply, leave } = useDelayedText({
    applied: q,
    meaningOf: (text) => text.trim(),
    onApply: (text) => onChange(text.trim()),
  });
  const short = typed.trim().length > 0 && typed.trim().length < shortestSearch;
  const hint = useId();
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <IconSearch className={styles.icon} size={16} stroke={1.5} aria-hidden />
        <input
          ref={ref}
          className={styles.input}
          type="search"
          title={t('searchHint')}
          aria-label={t('search')}
          aria-describedby={short ? hint : undefined}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget: { value } }) => type(value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply(typed);
            if (event.key === 'ArrowDown' && !event.altKey) {
              event.preventDefault();
              if (typed.trim() !== q) apply(typed);
              onDown();
            }
            if (event.key === 'Escape' && typed !== '') {
              // Clears the search and nothing else: the record around an embedded list stays open.
              event.preventDefault();
              apply('');
            }
          }}
        />
        {typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('clearSearch')}
            onClick={() => apply('')}
          >
            <IconX size={14} stroke={1.5} aria-hidden />
          </button>
        )}
        {short && (
          <p id={hint} className={styles.hint}>
            {t('searchShort')}
          </p>
        )}
      </div>
    </div>
  );
}
