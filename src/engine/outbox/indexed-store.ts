import { newIdempotencyKey } from '../../api/idempotency-key';
import { seal, unseal } from './cipher';
import type { OfflineDatabase } from './database';
import type { Entry } from './entry';
import { NotStored, type OutboxStore } from './store';

/** On the disk when a write resolves, also if the machine fails in the next moment. */
const strict = { durability: 'strict' } as const;

/** Entries in IndexedDB, each sealed by itself. */
export function indexedStore(database: OfflineDatabase, key: CryptoKey): OutboxStore {
  /** Unsealed once for each revision: a long queue is read before each attempt. */
  const known = new Map<number, { revision: string; entry: Entry }>();

  const put = async ({ seq, ...rest }: Omit<Entry, 'seq'> & { seq?: number }): Promise<Entry> => {
    // First: a transaction does not wait for what is no request of its own.
    const sealed = await seal(rest, key);
    const revision = newIdempotencyKey();
    const row = { ...sealed, revision, ...(seq !== undefined && { seq }) };
    try {
      const change = database.transaction('entries', 'readwrite', strict);
      const stored = await change.store.put(row as Parameters<typeof change.store.put>[0]);
      await change.done;
      const entry = { ...rest, seq: stored };
      known.set(stored, { revision, entry });
      return entry;
    } catch (cause) {
      throw new NotStored('outbox: the device keeps no more', { cause });
    }
  };

  return {
    all: async () => {
      const rows = await database.getAll('entries');
      return Promise.all(
        rows.map(async ({ seq, revision, ...sealed }) => {
          const cached = known.get(seq);
          if (cached?.revision === revision) return cached.entry;
          const entry = { ...(await unseal<Omit<Entry, 'seq'>>(sealed, key)), seq };
          known.set(seq, { revision, entry });
          return entry;
        }),
      );
    },
    add: put,
    put: async (entry) => void (await put(entry)),
    remove: async (seqs) => {
      const change = database.transaction('entries', 'readwrite', strict);
      await Promise.all(seqs.map((seq) => change.store.delete(seq)));
      await change.done;
      for (const seq of seqs) known.delete(seq);
    },
  };
}
