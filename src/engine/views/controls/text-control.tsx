import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import classes from './control.module.css';
import { useTextDraft } from './use-text-draft';
import type { WidgetProps } from '../../fields/field-editing';
import { isScanned } from '../../fields/is-scanned';
import { ScanButton } from './scan/scan-button';

interface TextControlProps extends WidgetProps {
  format?: (value: unknown) => string;
  parse: (text: string) => unknown;
  onCommit?: (text: string) => void;
  type?: 'text' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Aligns the text right. */
  figures?: boolean;
  /** True for names, codes and addresses, which are no prose: no spelling marks, no automatic capitals. */
  plain?: boolean;
  end?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** Control that every widget for typed text is made of. */
export function TextControl(props: TextControlProps) {
  const {
    id,
    required,
    invalid,
    describedBy,
    type = 'text',
    inputMode,
    figures,
    plain,
    end,
  } = props;
  const { format = asText, parse, value, onChange, onBlur, register, onCommit } = props;
  const input = useTextDraft<HTMLInputElement>({
    value,
    format,
    parse,
    onChange,
    onBlur,
    register,
    onCommit,
  });
  return (
    <div className={classes.control} data-invalid={invalid || undefined}>
      <input
        {...input}
        id={id}
        className={figures ? `${classes.input} ${classes.figures}` : classes.input}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={plain ? false : undefined}
        autoCapitalize={plain ? 'none' : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onKeyDown={props.onKeyDown}
      />
      {end}
      {isScanned(props.field) && (
        <ScanButton
          field={props.field}
          onCode={(code) => {
            onChange(parse(code));
            onBlur();
          }}
        />
      )}
    </div>
  );
}
