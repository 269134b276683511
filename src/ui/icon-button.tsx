import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  'aria-label': string;
  /** Look of the button; `default` is framed. */
  variant?: 'default' | 'subtle';
  color?: 'red' | undefined;
  children: ReactNode;
}

/** Button without a word: an icon, 28 px square, 48 px where a finger presses. */
export function IconButton({ variant = 'subtle', color, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      data-variant={variant}
      data-color={color}
    />
  );
}
