import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './text-field.module.css';

interface FieldProps {
  /** Label; undefined where `aria-label` names the field. */
  label?: string;
  /** Description below it, read out with it. */
  description?: ReactNode;
  /** Error below it; true: wrong, with the message elsewhere. */
  error?: ReactNode;
  /** True if the error is read out when it comes, wherever the focus is. */
  isErrorSaid?: boolean;
}

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Stands within its edge: a button. */
  tool?: ReactNode;
}

/** Line of text with its label. */
export function TextField({ tool, className, ...props }: TextFieldProps) {
  const { label, description, error, isErrorSaid, ...input } = props;
  const { id, described } = useFieldIds(props);
  const frame = { id, label, description, error, isErrorSaid, className };
  return (
    <Frame {...frame} required={input.required}>
      <span className={styles.control} data-tool={tool ? true : undefined}>
        <input {...input} {...described} id={id} className={styles.input} />
        {tool}
      </span>
    </Frame>
  );
}

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Lines of text with their label, as high as their content. */
export function TextArea({ className, ...props }: TextAreaProps) {
  const { label, description, error, isErrorSaid, ...input } = props;
  const { id, described } = useFieldIds(props);
  const frame = { id, label, description, error, isErrorSaid, className };
  return (
    <Frame {...frame} required={input.required}>
      <textarea {...input} {...described} id={id} className={`${styles.input} ${styles.area}`} />
    </Frame>
  );
}

function useFieldIds({ id: given, description, error, ...input }: FieldProps & Described) {
  const own = useId();
  const id = given ?? own;
  const texts = [description && `${id}-more`, isText(error) && `${id}-error`].filter(Boolean);
  const described = {
    'aria-invalid': error ? true : input['aria-invalid'],
    'aria-describedby': texts.join(' ') || undefined,
  };
  return { id, described };
}

type Described = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid'>;

const isText = (error: ReactNode) => error && error !== true;

interface FrameProps {
  id: string;
  label: string | undefined;
  description: ReactNode;
  error: ReactNode;
  isErrorSaid: boolean | undefined;
  className: string | undefined;
  required: boolean | undefined;
  children: ReactNode;
}

function Frame({ id, label, description, error, isErrorSaid, className, ...rest }: FrameProps) {
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {rest.required && (
            <span aria-hidden className={styles.required}>
              {' *'}
            </span>
          )}
        </label>
      )}
      {rest.children}
      {description && (
        <p id={`${id}-more`} className={styles.description}>
          {description}
        </p>
      )}
      {isText(error) && (
        <p id={`${id}-error`} className={styles.error} role={isErrorSaid ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
