/**
 * Memory in MB (RSS) of the whole process that reads images: a progressive JPEG or an interlaced PNG is unpacked whole.
 */
export const MOST_MEMORY_MB = 640;
/** Part of it for JavaScript, in MB: images are not in there, only facts about them. */
export const MOST_HEAP_MB = 128;
/**
 * Time in ms for all the work on one image. A hundred megapixels take some seconds. With the wait for its turn it stays
 * well below the time after which a silent connection is cut, so that its sender learns the outcome.
 */
export const LONGEST_EFFORT_MS = 9_000;
/** Time that an image waits for its turn, in ms: as long as the one before it may take. */
export const LONGEST_WAIT_MS = 10_000;
/** Idle time after which the process ends, in ms. */
export const LONGEST_REST_MS = 60_000;
/** Exit code of a process that needed more memory than it may. */
export const TOO_MUCH_MEMORY = 77;
