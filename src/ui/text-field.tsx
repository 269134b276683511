import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Below it, and said with it. */
  description?: ReactNode;
  error?: ReactNode;
  /** The error is said when it comes, wherever the focus is. */
  isErrorSaid?: boolean;
  /** Stands within its edge: a button. */
  tool?: ReactNode;
}

/** One line of text with its label, for pages that do without Mantine: looks like Mantine's. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, isErrorSaid, tool, ...input } = props;
  const own = useId();
  const id = input.id ?? own;
  const described = [description && `${id}-more`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.control} data-tool={tool ? true : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        {tool}
      </span>
      {description && (
        <p id={`${id}-more`} className={styles.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isErrorSaid ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
