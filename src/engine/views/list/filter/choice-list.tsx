import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOptions } from '../../../data/lookups/filter-options';
import type { Choice } from './field-choices';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** True while the choices are still being counted. */
  isPending?: boolean;
  /** Called with what is typed, where not all values are at hand. */
  onSearch?: (text: string) => void;
  hasMore?: boolean;
}

/** Number of choices from which typing finds a value faster than reading. */
export const manyChoices = 8;

/** Most choices shown: nobody scrolls through more. */
const mostShown = 200;

/** List of values to tick: those chosen first stand on top; a long list can be narrowed by typing. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, chosen, onChange, isPending = false, onSearch } = props;
  const { t } = useTranslation('list');
  const [text, setText] = useState('');
  // Keeps the order while one ticks, or the next value would slip from under the pointer.
  const [first] = useState(chosen);
  const id = useId();
  const sorted = [
    ...choices.filter(({ value }) => first.includes(value)),
    ...choices.filter(({ value }) => !first.includes(value)),
  ];
  const found = filterOptions(sorted, text, (typed) => typed.trim().toUpperCase()) as Choice[];
  const [isSearched] = useState(() => onSearch !== undefined || choices.length > manyChoices);
  const hidden = found.length - mostShown;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <div className={styles.choices} role="group" aria-label={label} aria-busy={isPending}>
      {(isSearched || choices.length > manyChoices) && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('choiceSearch')}
          placeholder={t('choiceSearch')}
          data-autofocus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onSearch?.(target.value.trim());
          }}
          onKeyDown={(event) => {
            const only = found[0];
            if (event.key !== 'Enter' || !only) return;
            event.preventDefault();
            toggle(String(only.value));
            setText('');
            onSearch?.('');
          }}
        />
      )}
      <div className={styles.list} data-pending={isPending || undefined}>
        {found.slice(0, mostShown).map(({ value, label: name, count }, index) => (
          <label key={value} className={styles.choice} data-unused={count === 0 || undefined}>
            <input
              type="checkbox"
              id={`${id}-${value}`}
              data-autofocus={(!isSearched && index === 0) || undefined}
              checked={chosen.includes(String(value))}
              onChange={() => toggle(String(value))}
            />
            <span className={styles.name}>{name}</span>
            {count !== undefined && count > 0 && (
              <span className={styles.count}>{t('choiceCount', { count })}</span>
            )}
          </label>
        ))}
        {found.length === 0 && !isPending && <p className={styles.none}>{t('choiceNone')}</p>}
        {(hidden > 0 || props.hasMore) && <p className={styles.none}>{t('choiceMore')}</p>}
      </div>
    </div>
  );
}
