import { seal, sealBytes, unseal, unsealBytes, type Sealed } from '../../api/device/cipher';
import type { OfflineDatabase, QueueKeyName } from '../../api/device/offline-database';
import type { QueueKey } from '../../api/device/user-keys';
import { newIdempotencyKey } from '../../api/idempotency-key';
import type { Entry } from './entry';
import { isOpen } from './machine';
import { NotStored, type OutboxStore } from './store';

/** Options of a write that is on the disk when it resolves, even if the machine fails in the next moment. */
const strict = { durability: 'strict' } as const;

/**
 * Opens the store of entries in IndexedDB, each sealed by itself with `sealing`; what an earlier key has sealed is
 * opened with that one. What no key of this device opens stays where it is, unseen, until its key is back.
 */
export function indexedStore(database: OfflineDatabase, sealing: QueueKey): OutboxStore {
  /** Each revision is unsealed once: a long queue is read before each attempt. */
  const known = new Map<number, { revision: string; entry: Entry }>();
  const { name, key } = sealing;
  const keyOf = (used: QueueKeyName = 'cipher') =>
    used === name ? Promise.resolve(key) : database.get('keys', used);

  const put = async (
    { seq, ...rest }: Omit<Entry, 'seq'> & { seq?: number },
    file?: Blob,
  ): Promise<Entry> => {
    // First: a transaction does not wait for anything but its own requests.
    const sealed = await seal(rest, key);
    const bytes = file && (await sealBytes(await file.arrayBuffer(), key));
    const revision = newIdempotencyKey();
    const row = { ...sealed, revision, key: name, ...(seq !== undefined && { seq }) };
    try {
      const change = database.transaction(['entries', 'files'], 'readwrite', strict);
      const entries = change.objectStore('entries');
      const stored = await entries.put(row as Parameters<typeof entries.put>[0]);
      const files = change.objectStore('files');
      if (bytes && rest.file) await files.put({ ...bytes, key: name }, rest.file.id);
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
      const entries = await Promise.all(
        rows.map(async ({ seq, revision, key: used, ...sealed }) => {
          const cached = known.get(seq);
          if (cached?.revision === revision) return cached.entry;
          const value = await opened<Omit<Entry, 'seq'>>(sealed, await keyOf(used));
          if (!value) return undefined;
          const entry = { ...value, seq };
          known.set(seq, { revision, entry });
          return entry;
        }),
      );
      return entries.filter((entry) => entry !== undefined);
    },
    add: put,
    put: async (entry) => void (await put(entry)),
    fileOf: async ({ file }) => {
      const sealed = file && (await database.get('files', file.id));
      const used = sealed && (await keyOf(sealed.key));
      if (!used) return undefined;
      return new File([await unsealBytes(sealed, used)], file.name, { type: file.type });
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

/** Opens a sealed value; undefined without the key that it was sealed with. */
async function opened<T>(sealed: Sealed, key: CryptoKey | undefined): Promise<T | undefined> {
  try {
    return key && (await unseal<T>(sealed, key));
  } catch {
    return undefined;
  }
}
