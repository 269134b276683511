import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'tool'> {
  /** Label of the button that shows what is typed. */
  showLabel: string;
  /** Visibility where several fields are shown together. */
  isShown?: boolean;
  onShow?: (isShown: boolean) => void;
}

/** Password field whose text can be shown; the keyboard skips that button, so that Tab leads on to the login. */
export function PasswordField({ showLabel, onShow, ...props }: PasswordFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { isShown = isOpen, ...field } = props;
  const setShown = onShow ?? setOpen;
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      tool={
        <button
          type="button"
          className={styles.show}
          aria-label={showLabel}
          aria-pressed={isShown}
          tabIndex={-1}
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      }
    />
  );
}
