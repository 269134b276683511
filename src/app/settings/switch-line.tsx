import { useId, type ComponentType } from 'react';
import { useAhead } from '../../ui/use-ahead';
import styles from './switch-line.module.css';

interface SwitchLineProps {
  label: string;
  hint?: string | undefined;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Switch for something that is on or off, at once. */
export function SwitchLine({ label, hint, Icon, checked, onChange }: SwitchLineProps) {
  const id = useId();
  const [now, set] = useAhead(checked);
  const hintId = hint && `${id}hint`;
  return (
    <div className={styles.line}>
      {Icon && (
        <span aria-hidden className={styles.icon}>
          <Icon size={18} stroke={1.5} />
        </span>
      )}
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={hintId}
        checked={now}
        onChange={({ currentTarget }) => {
          set(currentTarget.checked);
          onChange(currentTarget.checked);
        }}
      />
    </div>
  );
}
