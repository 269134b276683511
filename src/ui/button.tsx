import type { ComponentProps, ComponentType, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  /** Look of the button. `filled`: the one thing to do next. `default`: framed. `subtle`: without a frame. */
  variant?: 'filled' | 'default' | 'subtle';
  /**
   * Size of the button: `xs` in toolbars, `compact` within a line of text; for touch it has the same size in every bar.
   */
  size?: 'md' | 'xs' | 'compact';
  /** Colour of a button that deletes or gives something up. */
  color?: 'red' | undefined;
  Icon?: ComponentType<{ size?: number; stroke?: number }> | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** True while the action runs: the button keeps its focus and its width, and cannot be pressed twice. */
  loading?: boolean | undefined;
  fullWidth?: boolean | undefined;
  /** Key that does the same, as Kontor ships it; the tooltip shows it. */
  keys?: string;
}

/** Button of a form, a dialog or a page. */
export function Button({ loading = false, fullWidth, keys, ...props }: ButtonProps) {
  const { variant, size, color, Icon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ variant, size, color })}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      data-block={fullWidth || undefined}
      data-keys={keys}
      aria-busy={loading || rest['aria-busy']}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      <Content Icon={Icon}>{children}</Content>
    </button>
  );
}

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, keyof ButtonLook> {
  href: string;
}

/** Link to another page that looks like a button. */
export function LinkButton({ variant, size, color, Icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...lookOf({ variant, size, color })} className={styles.button}>
      <Content Icon={Icon}>{children}</Content>
    </a>
  );
}

/** Attributes by which the style sheet tells variants, sizes and colours apart. */
function lookOf(look: { [Key in 'variant' | 'size' | 'color']?: ButtonLook[Key] | undefined }) {
  const { variant = 'filled', size = 'md', color } = look;
  return {
    'data-variant': variant,
    'data-size': size === 'md' ? undefined : size,
    'data-color': color,
  };
}

function Content({ Icon, children }: Pick<ButtonLook, 'Icon' | 'children'>) {
  return (
    <>
      {Icon && (
        <span aria-hidden className={styles.icon}>
          <Icon size={18} stroke={1.5} />
        </span>
      )}
      <span className={styles.label}>{children}</span>
    </>
  );
}
