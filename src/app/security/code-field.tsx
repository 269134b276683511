import type { Ref } from 'react';
import { TextField } from '../../ui/text-field';

const DIGITS = 6;

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  error?: string;
  errorProps?: { role: 'alert' };
  onChange: (digits: string) => void;
  onComplete: (code: string) => void;
}

/** Six digits: pasted, filled in by the browser or typed, with or without blanks. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, errorProps, onChange, onComplete, ...field } = props;
  return (
    <TextField
      {...field}
      isErrorSaid={errorProps !== undefined}
      label={label}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
      data-autofocus
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '').slice(0, DIGITS);
        onChange(digits);
        if (digits.length === DIGITS && digits !== value) onComplete(digits);
      }}
    />
  );
}
