import { useId } from 'react';
import { useAhead } from '../../ui/use-ahead';
import styles from './radio-row.module.css';

interface RadioRowProps {
  /** Name for screen readers: the heading above says it to everybody else. */
  name: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** Row of native radio buttons with their labels, as many as fit. */
export function RadioRow({ name, choices, chosen, onChoose }: RadioRowProps) {
  const group = useId();
  const [now, choose] = useAhead(chosen);
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{name}</legend>
      {choices.map(({ value, label, lang }) => (
        <label key={value} lang={lang} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={now === value}
            onChange={() => {
              choose(value);
              onChoose(value);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
