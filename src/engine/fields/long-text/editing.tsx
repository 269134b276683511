import { IconTemplate } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import classes from '../../views/controls/control.module.css';
import { insertedText, type Marked } from './inserted-text';
import { useTextDraft } from '../../views/controls/use-text-draft';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { TextTemplates } from './templates/text-templates';

const format = (value: unknown) => (typeof value === 'string' ? value : '');
/** Grows with its text; Tab moves on, Enter breaks the line. Alt and arrow down open the user's templates. */
function LongTextInput(props: WidgetProps) {
  const { id, required, invalid, describedBy, value, onChange, onBlur, register } = props;
  const { property } = props.field;
  const { t } = useTranslation('form');
  const parse = useCallback((text: string) => canonicalValue(text, property), [property]);
  const input = useTextDraft<HTMLTextAreaElement>({
    value,
    format,
    parse,
    onChange,
    onBlur,
    register,
  });
  const control = useRef<HTMLDivElement>(null);
  /** Taken when the templates open: leaving the text trims it. */
  const [marked, setMarked] = useState<Marked>();
  const open = () => {
    const area = input.ref.current;
    if (!area) return;
    setMarked({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
  };
  const insert = (template: string) => {
    const area = input.ref.current;
    if (!area || !marked) return;
    const { text, caret } = insertedText(marked, template);
    setMarked(undefined);
    area.value = text;
    area.focus();
    area.setSelectionRange(caret, caret);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={control} className={classes.control} data-invalid={invalid || undefined}>
      <textarea
        {...input}
        id={id}
        className={`${classes.input} ${classes.lines}`}
        autoComplete="off"
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-keyshortcuts="Alt+ArrowDown"
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      />
      {/* Not a stop of Tab, like a calendar's button: the field itself opens it by key. */}
      <button
        type="button"
        className={`${classes.button} ${classes.top}`}
        tabIndex={-1}
        aria-label={t('form:templates.open')}
        title={t('form:templates.openKeys')}
        aria-haspopup="dialog"
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <IconTemplate size={18} stroke={1.5} aria-hidden />
      </button>
      {marked && control.current && (
        <TextTemplates
          anchor={control.current}
          marked={marked}
          onInsert={insert}
          onClose={() => {
            setMarked(undefined);
            input.ref.current?.focus();
          }}
        />
      )}
    </div>
  );
}

export const editing: FieldEditing = { Widget: LongTextInput };
