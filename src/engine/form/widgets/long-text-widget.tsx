import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import classes from './control.module.css';
import { useTextDraft } from './use-text-draft';
import type { Widget, WidgetProps } from './widget';

const format = (value: unknown) => (typeof value === 'string' ? value : '');
const parse = (text: string) => canonicalValue(text);

/** Grows with its text; Tab moves on, Enter breaks the line. */
function LongTextInput(props: WidgetProps) {
  const { id, required, invalid, describedBy, value, onChange, onBlur, register } = props;
  const input = useTextDraft<HTMLTextAreaElement>({
    value,
    format,
    parse,
    onChange,
    onBlur,
    register,
  });
  return (
    <div className={classes.control} data-invalid={invalid || undefined}>
      <textarea
        {...input}
        id={id}
        className={`${classes.input} ${classes.lines}`}
        autoComplete="off"
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}

/** Several lines of text. */
export const longTextWidget: Widget = {
  name: 'longText',
  rank: (field) => (field.kind === 'longText' ? 10 : undefined),
  Component: LongTextInput,
};
