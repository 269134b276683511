import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps {
  name: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** True to stand in line; the name is then for screen readers only. */
  inline?: boolean;
}

/** Native radio buttons, as a list or as words in a row. */
export function ChoiceGroup({ name, choices, chosen, onChoose, inline }: ChoiceGroupProps) {
  const group = useId();
  return (
    <fieldset className={inline ? styles.row : styles.list}>
      <legend className={inline ? 'visually-hidden' : styles.name}>{name}</legend>
      {choices.map(({ value, label, lang }) => (
        <label key={value} lang={lang} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {!inline && <IconCheck className={styles.check} size={18} stroke={1.5} aria-hidden />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
