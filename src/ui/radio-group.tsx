import { useId } from 'react';
import styles from './radio-group.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** Radio buttons for one of few choices, each a line of its own. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, className } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={className}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
