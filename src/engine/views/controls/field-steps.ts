import { useLayoutEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Most steps kept: more than anybody goes back in one field. */
const mostSteps = 50;

/** History of one field by the edits that were left: texts where it is typed, else values. */
export interface FieldSteps<Value> {
  /** Starts anew with another value from outside, to which earlier steps do not belong. */
  reset: (value: Value) => void;
  /** Notes the value that an edit was left with. */
  left: (value: Value) => void;
  /**
   * Returns the step that a key asks for: `to` is the value to show, nothing where there is no further step, undefined
   * where the key means nothing here. Within an edit the browser goes back by itself, until it is back where the edit
   * began.
   */
  asked: (key: AskedKey, now: Value) => { to?: Value } | undefined;
}

type AskedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Steps of undo and redo over edits that were left. Writing a formatted text («1500» becomes «1.500,00») takes the browser's own
 * steps away, and without any it would take back what was typed in another field.
 */
export function fieldSteps<Value>(first: Value): FieldSteps<Value> {
  let current = first;
  let past: Value[] = [];
  let future: Value[] = [];
  return {
    reset: (next) => {
      current = next;
      past = [];
      future = [];
    },
    left: (next) => {
      if (Object.is(next, current)) return;
      past = [...past.slice(1 - mostSteps), current];
      future = [];
      current = next;
    },
    asked: (key, now) => {
      const asks = askedBy(key);
      if (asks === undefined || !Object.is(now, current)) return undefined;
      const [from, to] = asks === 'undo' ? [past, future] : [future, past];
      if (from.length === 0) return {};
      to.push(current);
      current = from.pop() as Value;
      return { to: current };
    },
  };
}

function askedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: AskedKey) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}

/**
 * Steps of a control that hands up what is chosen in it: call `change` for each choice; `onKey` says whether a key was
 * an undo or redo.
 */
export function useValueSteps(value: unknown, onChange: (value: unknown) => void) {
  const [steps] = useState(() => fieldSteps(value));
  const own = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(own.current, value)) return;
    own.current = value;
    steps.reset(value);
  }, [value, steps]);
  return {
    change: (next: unknown) => {
      own.current = next;
      steps.left(next);
      onChange(next);
    },
    onKey: (event: ReactKeyboardEvent) => {
      const asked = steps.asked(event, value);
      if (!asked) return false;
      event.preventDefault();
      event.stopPropagation();
      if (!('to' in asked)) return true;
      own.current = asked.to;
      onChange(asked.to);
      return true;
    },
  };
}
