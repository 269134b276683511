import { IconSelector } from '@tabler/icons-react';
import { useId, type ComponentProps } from 'react';
import styles from './select.module.css';

interface SelectProps extends ComponentProps<'select'> {
  /** Label above it; without one it is named by `aria-label` or by a label elsewhere. */
  label?: string;
}

/** Select for one of a few known values, from the system's own list, drawn like the other controls. */
export function Select({ label, className, ...select }: SelectProps) {
  const own = useId();
  const id = select.id ?? own;
  const control = (
    <span className={className ? `${styles.control} ${className}` : styles.control}>
      <select {...select} id={id} className={styles.select} />
      <IconSelector className={styles.sign} size={16} stroke={1.5} aria-hidden />
    </span>
  );
  if (label === undefined) return control;
  return (
    <div className={styles.labelled}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {control}
    </div>
  );
}
