import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** Radio buttons drawn as one control. */
export function Switch<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
