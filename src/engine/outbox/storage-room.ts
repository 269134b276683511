export interface StorageRoom {
  /** Number of bytes left for this page; undefined where the browser does not tell. */
  left: number | undefined;
  /** True if the browser promises to keep it when room runs short. */
  isPersistent: boolean;
}

/** Room in bytes below which the user is told (4-field-reality §4.2). */
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
