import type { AnyRecord } from '../define/definition';

export interface FormListener {
  onChange: (changes: AnyRecord) => void;
  onBlur: (field: string) => void;
}

/**
 * Function that hands up what a widget holds back. `goesOn`: somebody is still typing and a draft is to be kept, so the
 * widget reports what it holds, goes on holding it, and leaves alone what is not finished, like a search.
 */
export type Flush = (goesOn?: boolean) => void;

/** Bridge between widgets and their form outside of rendering: it never changes. */
export interface FormBridge {
  listen: (listener: FormListener) => void;
  change: (field: string, value: unknown) => void;
  blur: (field: string) => void;
  /** Registers a widget that holds something back; returns a function that unregisters it. */
  register: (flush: Flush) => () => void;
  flush: () => void;
  /** Returns what is held back, without handing it up or rendering. */
  pending: () => AnyRecord;
  /** Takes work that ends with handing a value up. A failure stays until the returned function takes it back. */
  hold: (work: Promise<unknown>) => () => void;
  /** Resolves to true if all of it succeeded. */
  settle: () => Promise<boolean>;
}

export function createFormBridge(): FormBridge {
  const flushes = new Set<Flush>();
  const held = new Set<Promise<unknown>>();
  let listener: FormListener | undefined;
  let collected: Record<string, unknown> | undefined;
  const collect = (goesOn: boolean): AnyRecord => {
    const changes: Record<string, unknown> = {};
    collected = changes;
    try {
      for (const flush of flushes) flush(goesOn);
    } finally {
      collected = undefined;
    }
    return changes;
  };
  return {
    listen: (next) => {
      listener = next;
    },
    change: (field, value) => {
      if (collected) collected[field] = value;
      else listener?.onChange({ [field]: value });
    },
    blur: (field) => listener?.onBlur(field),
    register: (flush) => {
      flushes.add(flush);
      return () => {
        flushes.delete(flush);
      };
    },
    hold: (work) => {
      const done = () => void held.delete(work);
      held.add(work);
      work.then(done, () => undefined);
      return done;
    },
    settle: async () => {
      const results = await Promise.allSettled(held);
      return results.every(({ status }) => status === 'fulfilled');
    },
    pending: () => collect(true),
    flush: () => {
      const changes = collect(false);
      if (Object.keys(changes).length > 0) listener?.onChange(changes);
    },
  };
}
