export interface StorageRoom {
  /** Bytes that are left for this page; undefined where the browser does not tell. */
  left: number | undefined;
  /** Whether the browser promises to keep it when room runs short. */
  isPersistent: boolean;
}

/** Below this the user is told, in bytes (4-field-reality §4.2). */
export const LITTLE_ROOM = 100 * 1024 * 1024;

/** Asks the browser to keep what is stored here, and how much room there is. */
export async function storageRoom(): Promise<StorageRoom> {
  const { storage } = navigator;
  const [isPersistent, { quota, usage = 0 }] = await Promise.all([
    storage.persist().catch(() => false),
    storage.estimate().catch((): StorageEstimate => ({})),
  ]);
  return { left: quota === undefined ? undefined : Math.max(0, quota - usage), isPersistent };
}
