/** Memory of the process that reads images, all of it (RSS): a progressive JPEG or an interlaced PNG is unpacked whole. */
export const MOST_MEMORY_MB = 640;
/** Of it what JavaScript may hold, in MB: images are not in there, only what is known of them. */
export const MOST_HEAP_MB = 128;
/**
 * All the work on one image together. A hundred megapixels take some seconds. With the wait for its turn it stays well
 * below the time after which a silent connection is cut, so that its sender reads what became of it.
 */
export const LONGEST_EFFORT_MS = 9_000;
/** How long an image waits for its turn: as long as the one before it may take. */
export const LONGEST_WAIT_MS = 10_000;
/** A process that has had nothing to do for so long ends. */
export const LONGEST_REST_MS = 60_000;
/** How the process ends that has needed more memory than it may. */
export const TOO_MUCH_MEMORY = 77;
