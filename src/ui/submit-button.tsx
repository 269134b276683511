import type { ComponentProps } from 'react';
import button from './button.module.css';
import styles from './submit-button.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Under way: it keeps its focus and its width, and is not pressed twice. */
  isBusy?: boolean;
}

/** What a form without Mantine is sent by, across its whole width. */
export function SubmitButton({ isBusy = false, children, ...rest }: SubmitButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      className={`${button.button} ${styles.submit}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      <span>{children}</span>
    </button>
  );
}
