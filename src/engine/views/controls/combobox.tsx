import { IconX } from '@tabler/icons-react';
import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ownEscape } from '../../../ui/own-escape';
import type { WidgetProps } from '../../fields/field-editing';
import controls from './control.module.css';

interface Typing {
  listId: string;
  isOpen: boolean;
  /** Set where Escape is the field's own, even while nothing is open. */
  isTyped?: boolean;
  /** Place of the option that the arrows reached, if there is one. */
  active: number | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the attributes that make a text field a combobox, in its form or in a dialog over it. */
export function comboboxAttributes(of: Typing): InputHTMLAttributes<HTMLInputElement> {
  const { listId, isOpen, active, onType, onKeyDown } = of;
  return {
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    ...ownEscape(isOpen || of.isTyped === true),
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active !== undefined ? `${listId}-${active}` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value),
    onKeyDown,
  };
}

interface ComboboxFieldProps extends Pick<
  WidgetProps,
  'id' | 'required' | 'invalid' | 'describedBy' | 'onBlur'
> {
  ref: Ref<HTMLInputElement>;
  /** Accessible name, where no label element names it. */
  label?: string | undefined;
  className?: string | undefined;
  attributes: InputHTMLAttributes<HTMLInputElement>;
  isOpen: boolean;
  /** True if the list opens in a dialog that has the input: this field only leads there. */
  isApart: boolean;
  /** Text of the value. */
  shown: string;
  /** Text typed instead of the value's; undefined while nothing is. */
  text: string | undefined;
  inputMode?: 'none' | undefined;
  onOpen: () => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Called when the field is left with typed text; `onBlur` where nothing can be typed. */
  onLeave: () => void;
}

/** Text field to type into, with a list below it to choose from; on a phone it leads to a sheet with both. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { isOpen, shown, attributes, onOpen, onBlur } = props;
  const described = {
    id: props.id,
    className: props.className ?? controls.input,
    'aria-label': props.label,
    'aria-required': props.required || undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
  };
  if (props.isApart) {
    return (
      <input
        ref={props.ref}
        {...described}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        readOnly
        value={shown}
        onClick={onOpen}
        onKeyDown={attributes.onKeyDown}
        onBlur={() => !isOpen && onBlur()}
      />
    );
  }
  return (
    <input
      ref={props.ref}
      {...attributes}
      {...described}
      inputMode={props.inputMode}
      value={props.text ?? shown}
      onFocus={props.onFocus}
      onClick={onOpen}
      onBlur={props.onLeave}
    />
  );
}

/**
 * Button that clears the field, for the mouse: by keyboard an emptied text clears. A name of its own would repeat the
 * field's.
 */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('form');
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet}`}
      tabIndex={-1}
      aria-hidden
      title={t('form:clear')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <IconX size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

/** Returns the index of the option that a key leads to; undefined for any other key. Up from none leads to the last. */
export function stepTo(
  key: string,
  { active, count, page }: { active: number; count: number; page: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? count - 1 : active - 1,
    PageDown: active + page,
    PageUp: active - page,
  };
  return steps[key];
}
