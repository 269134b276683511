import { IconX } from '@tabler/icons-react';
import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ownEscape } from '../../../ui/own-escape';
import type { WidgetProps } from '../../fields/field-editing';
import controls from './control.module.css';

interface Typing {
  listId: string;
  isOpen: boolean;
  /** Escape is its own, also while nothing is open. */
  isTyped?: boolean;
  /** Place of the option that the arrows reached, if there is one. */
  active: number | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What makes a text field a combobox, in its form or in a dialog over it. */
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
  /** Where no label element names it. */
  label?: string | undefined;
  className?: string | undefined;
  attributes: InputHTMLAttributes<HTMLInputElement>;
  isOpen: boolean;
  /** The list opens in a dialog, where one types: here is only a way to it. */
  isApart: boolean;
  /** Text of the value. */
  shown: string;
  /** What is typed instead. */
  text: string | undefined;
  inputMode?: 'none' | undefined;
  onOpen: () => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Left with what was typed; `onBlur` where nothing can be. */
  onLeave: () => void;
}

/** One types into it, and chooses from a list below it; on a phone it leads to a sheet with both. */
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

/** For the mouse: by keyboard an emptied text clears. A name of its own would say the field's twice. */
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

/** Where a key leads among so many options; undefined for any other key. Up from none is the last. */
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
