import { newIdempotencyKey } from '../../api/idempotency-key';
import { seal, sealBytes, unseal, unsealBytes } from './cipher';
import type { OfflineDatabase } from './database';
import type { Entry } from './entry';
import { isOpen } from './machine';
import { NotStored, type OutboxStore } from './store';

/** On the disk when a write resolves, also if the machine fails in the next moment. */
const strict = { durability: 'strict' } as const;

/** Entries in IndexedDB, each sealed by itself. */
export function indexedStore(database: OfflineDatabase, key: CryptoKey): OutboxStore {
  /** Unsealed once for each revision: a long queue is read before each attempt. */
  const known = new Map<number, { revision: string; entry: Entry }>();

  const put = async (
    { seq, ...rest }: Omit<Entry, 'seq'> & { seq?: number },
    file?: Blob,
  ): Promise<Entry> => {
    // First: a transaction does not wait for what is no request of its own.
    const sealed = await seal(rest, key);
    const bytes = file && (await sealBytes(await file.arrayBuffer(), key));
    const revision = newIdempotencyKey();
    const row = { ...sealed, revision, ...(seq !== undefined && { seq }) };
    try {
      const change = database.transaction(['entries', 'files'], 'readwrite', strict);
      const entries = change.objectStore('entries');
      const stored = await entries.put(row as Parameters<typeof entries.put>[0]);
      const files = change.objectStore('files');
      if (bytes && rest.file) await files.put(bytes, rest.file.id);
      if (rest.file && !isOpen(rest)) await files.delete(rest.file.id);
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
    fileOf: async ({ file }) => {
      const sealed = file && (await database.get('files', file.id));
      if (!sealed) return undefined;
      return new File([await unsealBytes(sealed, key)], file.name, { type: file.type });
    },
    remove: async (seqs) => {
      const ids = seqs.flatMap((seq) => known.get(seq)?.entry.file?.id ?? []);
      const change = database.transaction(['entries', 'files'], 'readwrite', strict);
      await Promise.all([
        ...seqs.map((seq) => change.objectStore('entries').delete(seq)),
        ...ids.map((id) => change.objectStore('files').delete(id)),
      ]);
      await change.done;
      for (const seq of seqs) known.delete(seq);
    },
  };
}
