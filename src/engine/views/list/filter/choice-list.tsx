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
}

/** From here on typing finds a value faster than reading. */
const manyChoices = 8;

/** Those chosen first stand on top; a long list can be narrowed by typing. */
export function ChoiceList({ label, choices, chosen, onChange }: ChoiceListProps) {
  const { t } = useTranslation('list');
  const [text, setText] = useState('');
  // The order stays while one ticks, or the next value would slip from under the pointer.
  const [first] = useState(chosen);
  const id = useId();
  const sorted = [
    ...choices.filter(({ value }) => first.includes(value)),
    ...choices.filter(({ value }) => !first.includes(value)),
  ];
  const found = filterOptions(sorted, text, (typed) => typed.trim().toUpperCase());
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.length > manyChoices && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('choiceSearch')}
          placeholder={t('choiceSearch')}
          data-autofocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            const only = found[0];
            if (event.key !== 'Enter' || !only) return;
            event.preventDefault();
            toggle(String(only.value));
            setText('');
          }}
        />
      )}
      <div className={styles.list}>
        {found.map(({ value, label: name }, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              id={`${id}-${value}`}
              data-autofocus={(choices.length <= manyChoices && index === 0) || undefined}
              checked={chosen.includes(String(value))}
              onChange={() => toggle(String(value))}
            />
            {name}
          </label>
        ))}
        {found.length === 0 && <p className={styles.none}>{t('choiceNone')}</p>}
      </div>
    </div>
  );
}
