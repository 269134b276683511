import { useMemo, useState } from 'react';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import { draftStore } from '../../editing/draft/draft-store';
import { useUnsentInput } from '../../editing/unsent/unsent-input';
import { filledFields } from '../../editing/model/changes';
import { named, type Way } from './conventions';
import type { Strokes } from './drawing/strokes';

interface Entered {
  way: Way;
  strokes: Strokes;
  /** Checksum of the document that they were drawn under. */
  under?: string;
}

export interface Unsent extends Entered {
  /** Name, role and reason as they were when the tab was opened. */
  typed: AnyRecord;
  /** Counter that changes after sending: what is typed next begins anew. */
  round: number;
  setWay: (way: Way) => void;
  setStrokes: (strokes: Strokes, under: string | undefined) => void;
  setTyped: (values: AnyRecord) => void;
  clear: () => void;
}

const usual: Entered = { way: 'GEZEICHNET', strokes: [] };

/**
 * Keeps what was entered and not sent. Words are stored on this device, as every draft is, and outlive a reload; a
 * drawing stays in memory alone: nobody's signature lies about. `path`: of the tab.
 */
export function useUnsentSignature(path: string): Unsent {
  const { me } = useEngine();
  const [input, setInput] = useUnsentInput<Entered>(path);
  const store = useMemo(() => draftStore(me.id, path), [me.id, path]);
  const [round, setRound] = useState(0);
  const [typed, setStart] = useState<AnyRecord>(() => store.read()?.changes ?? {});
  const entered = input ?? usual;
  const set = (next: Entered) => {
    const isUsual = next.way === usual.way && next.strokes.length === 0;
    setInput(isUsual ? undefined : next);
  };
  return {
    ...entered,
    typed,
    round,
    setWay: (way) => set({ ...entered, way }),
    setStrokes: (strokes, under) => set({ ...entered, strokes, under }),
    setTyped: (values) => {
      const words = filledFields(pick(values, [named.name, named.role, named.reason]));
      if (Object.keys(words).length === 0) return store.remove();
      store.write({
        ...{ v: 1, version: undefined, before: {}, changes: words },
        time: new Date().toISOString(),
      });
    },
    clear: () => {
      store.remove();
      setInput(undefined);
      setStart({});
      setRound(round + 1);
    },
  };
}

function pick(values: AnyRecord, names: readonly string[]): AnyRecord {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
