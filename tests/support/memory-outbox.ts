import type { Entry } from '../../src/engine/outbox/entry';
import type { OutboxStore } from '../../src/engine/outbox/store';

/** A store of entries that a crash of its user survives, as a disk does: what is put in is copied. */
export function memoryOutbox(): OutboxStore {
  const rows = new Map<number, string>();
  let last = 0;
  return {
    all: () => Promise.resolve([...rows.values()].map((row) => JSON.parse(row) as Entry)),
    add: (values) => {
      const entry = { ...values, seq: (last += 1) };
      rows.set(entry.seq, JSON.stringify(entry));
      return Promise.resolve(entry);
    },
    put: (entry) => {
      rows.set(entry.seq, JSON.stringify(entry));
      return Promise.resolve();
    },
    remove: (seqs) => {
      for (const seq of seqs) rows.delete(seq);
      return Promise.resolve();
    },
  };
}
