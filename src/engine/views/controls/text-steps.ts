/** More than anybody goes back in one field. */
const mostSteps = 50;

/** The texts that stood in one field, by the edits that were left. */
export interface TextSteps {
  /** A text from outside stands there now: what was before it is another value's. */
  reset: (text: string) => void;
  /** An edit was left with a text, as it is written there. */
  left: (text: string) => void;
  /**
   * What a key asks for: the text that is to stand there, null where there is no further one, undefined where the key means
   * nothing here. Within an edit the browser goes back by itself, until it is back where the edit began.
   */
  asked: (key: AskedKey, text: string) => string | null | undefined;
}

type AskedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Steps of undo and redo over edits that were left. Writing a formatted text («1500» becomes «1.500,00») takes the browser's own
 * steps away, and without any it would take back what was typed in another field.
 */
export function textSteps(first: string): TextSteps {
  let text = first;
  let past: string[] = [];
  let future: string[] = [];
  return {
    reset: (next) => {
      text = next;
      past = [];
      future = [];
    },
    left: (next) => {
      if (next === text) return;
      past = [...past.slice(1 - mostSteps), text];
      future = [];
      text = next;
    },
    asked: (key, now) => {
      const asks = askedBy(key);
      if (asks === undefined || now !== text) return undefined;
      const [from, to] = asks === 'undo' ? [past, future] : [future, past];
      const step = from.pop();
      if (step === undefined) return null;
      to.push(text);
      text = step;
      return step;
    },
  };
}

function askedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: AskedKey) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}
