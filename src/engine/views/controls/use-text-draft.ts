import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Flush } from '../../editing/form-bridge';
import { fieldSteps } from './field-steps';

/** Pause in ms after which typed text is handed up. */
const PAUSE_MS = 300;

interface TextDraftOptions {
  value: unknown;
  format: (value: unknown) => string;
  /** Reads a text; returns the text itself when it cannot be read. */
  parse: (text: string) => unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  register: (flush: Flush) => () => void;
  /** Called with each text when its value is handed up. */
  onCommit?: (text: string) => void;
}

export interface TextDraft<E extends HTMLInputElement | HTMLTextAreaElement> {
  ref: RefObject<E | null>;
  defaultValue: string;
  onBlur: () => void;
}

/**
 * Keeps typed text; keystrokes render nothing: the value goes up after a pause, on leaving and on `flush`. A value from
 * outside is shown, but never over keystrokes that were not handed up. Each edit that was left is a step of undo.
 */
export function useTextDraft<E extends HTMLInputElement | HTMLTextAreaElement>(
  options: TextDraftOptions,
): TextDraft<E> {
  const { value, format, register } = options;
  const shown = format(value);
  const ref = useRef<E>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedAt = useRef(0);
  const draft = useRef<{ pending: boolean; handedUp?: unknown }>(undefined);
  const [initial] = useState(shown);
  const [steps] = useState(() => fieldSteps(shown));

  const current = useRef({ ...options, shown });
  useLayoutEffect(() => {
    current.current = { ...options, shown };
  });

  useLayoutEffect(() => {
    const typing = draft.current;
    if (typing && (typing.pending || typing.handedUp === value)) return;
    draft.current = undefined;
    if (!ref.current || ref.current.value === shown) return;
    ref.current.value = shown;
    steps.reset(shown);
  }, [shown, value, steps]);

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!draft.current?.pending || !ref.current) return;
    const text = ref.current.value;
    const parsed = current.current.parse(text);
    draft.current = { pending: false, handedUp: parsed };
    current.current.onCommit?.(text);
    current.current.onChange(parsed);
  }, []);

  const onInput = useCallback(() => {
    typedAt.current = Date.now();
    draft.current = { pending: true };
    // Uses one timer that asks again, which is cheaper than a new one for every key.
    timer.current ??= setTimeout(function ask() {
      const left = typedAt.current + PAUSE_MS - Date.now();
      timer.current = left > 0 ? setTimeout(ask, left) : undefined;
      if (left <= 0) commit();
    }, PAUSE_MS);
  }, [commit]);

  const leave = useCallback(() => {
    commit();
    const typed = draft.current;
    draft.current = undefined;
    if (typed && ref.current) ref.current.value = current.current.format(typed.handedUp);
    if (ref.current) steps.left(ref.current.value);
    current.current.onBlur();
  }, [commit, steps]);

  useEffect(
    () =>
      register((goesOn) => {
        if (!goesOn) commit();
        else if (draft.current?.pending && ref.current) {
          current.current.onChange(current.current.parse(ref.current.value));
        }
      }),
    [register, commit],
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const element = ref.current;
      const asked = element && steps.asked(event, element.value);
      if (!element || !asked) return;
      event.preventDefault();
      event.stopPropagation();
      if (asked.to === undefined) return;
      element.value = asked.to;
      element.select();
      onInput();
    },
    [onInput, steps],
  );

  // Listens to the browser's own events: for every key React would search the whole form above.
  useLayoutEffect(() => {
    const element = ref.current;
    const onKey = onKeyDown as EventListener;
    element?.addEventListener('input', onInput);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('input', onInput);
      element?.removeEventListener('keydown', onKey);
    };
  }, [onInput, onKeyDown]);

  return { ref, defaultValue: initial, onBlur: leave };
}
