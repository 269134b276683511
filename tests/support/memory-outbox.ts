import type { Entry } from '../../src/engine/outbox/entry';
import { isOpen } from '../../src/engine/outbox/machine';
import type { OutboxStore } from '../../src/engine/outbox/store';

/** Makes a store of entries that survives a crash of its user, as a disk does: what is put in is copied. */
export function memoryOutbox(): OutboxStore {
  const rows = new Map<number, string>();
  const files = new Map<string, Blob>();
  let last = 0;
  return {
    all: () => Promise.resolve([...rows.values()].map((row) => JSON.parse(row) as Entry)),
    add: (values, file) => {
      const entry = { ...values, seq: (last += 1) };
      rows.set(entry.seq, JSON.stringify(entry));
      if (file && entry.file) files.set(entry.file.id, file);
      return Promise.resolve(entry);
    },
    fileOf: ({ file }) => {
      const content = file && files.get(file.id);
      return Promise.resolve(content && new File([content], file.name, { type: file.type }));
    },
    put: (entry) => {
      rows.set(entry.seq, JSON.stringify(entry));
      if (entry.file && !isOpen(entry)) files.delete(entry.file.id);
      return Promise.resolve();
    },
    remove: (seqs) => {
      for (const seq of seqs) rows.delete(seq);
      return Promise.resolve();
    },
  };
}
