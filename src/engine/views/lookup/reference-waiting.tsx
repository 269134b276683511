import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHandUp } from '../controls/use-hand-up';
import controls from '../controls/control.module.css';
import type { WidgetProps } from '../../fields/field-editing';

/** Input given to a control before it is there, for the one that takes its place. */
export interface TypedAhead {
  text?: string;
  hasFocus?: boolean;
  isOpen?: boolean;
}

interface ReferenceWaitingProps extends Pick<
  WidgetProps,
  'id' | 'describedBy' | 'onChange' | 'onBlur' | 'register'
> {
  shown: string;
  label?: string;
  ahead?: RefObject<TypedAhead>;
}

/**
 * Control that takes the keys that come while the real one is loaded, and hands them over; left before, it hands up the
 * text.
 */
export function ReferenceWaiting(props: ReferenceWaitingProps) {
  const { id, shown, label, describedBy, register } = props;
  const input = useRef<HTMLInputElement>(null);
  const own = useRef<TypedAhead>({});
  const ahead = props.ahead ?? own;
  const isPhone = window.matchMedia('(max-width: 767px)').matches;

  const handUp = () => {
    const typed = ahead.current.text?.trim();
    ahead.current.text = undefined;
    if (typed !== undefined && typed !== shown) props.onChange(typed === '' ? null : typed);
  };
  const open = () => {
    ahead.current.isOpen = true;
  };
  useHandUp(register, handUp);
  // Another one like it stood here a moment ago.
  useLayoutEffect(() => takeFocus(input.current, ahead.current), [ahead]);

  return (
    <div className={controls.control}>
      <input
        ref={input}
        id={id}
        className={controls.input}
        role="combobox"
        aria-expanded={false}
        aria-label={label}
        aria-describedby={describedBy}
        aria-busy
        autoComplete="off"
        spellCheck={false}
        readOnly={isPhone}
        defaultValue={ahead.current.text ?? shown}
        onInput={(event) => {
          ahead.current.text = event.currentTarget.value;
        }}
        onFocus={(event) => {
          if (ahead.current.text === undefined) event.currentTarget.select();
          ahead.current.hasFocus = true;
        }}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            open();
          } else if (event.key === 'Escape') ahead.current.isOpen = false;
        }}
        // Marks the focus as gone; not called when the control itself takes this one's place.
        onBlur={() => {
          ahead.current.hasFocus = false;
          ahead.current.isOpen = false;
          handUp();
          props.onBlur();
        }}
      />
    </div>
  );
}

/** Goes on where the control that stood here before had got to. */
export function takeFocus(
  input: HTMLInputElement | null,
  { hasFocus, text }: TypedAhead,
): undefined {
  if (!hasFocus || !input) return;
  input.focus();
  if (text !== undefined) input.setSelectionRange(text.length, text.length);
}
