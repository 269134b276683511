import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './choice-buttons.module.css';

export interface Choice<Value> {
  value: Value;
  label: string;
}

interface ChoiceButtonsProps<Value> {
  label: string;
  /** Read aloud only: it stands above already. */
  isLabelHidden?: boolean;
  value: Value | undefined;
  options: readonly Choice<Value>[];
  describedBy?: string;
  onChoose: (value: Value) => void;
}

/** Buttons for one of a few choices, each large enough for a glove. */
export function ChoiceButtons<Value extends string | number>(props: ChoiceButtonsProps<Value>) {
  const { label, value, options, describedBy, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={props.isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <IconCheck size={20} stroke={2} aria-hidden />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
