/** Memory of the process that reads images, all of it (RSS): a progressive JPEG or an interlaced PNG is unpacked whole. */
export const MOST_MEMORY_MB = 640;
/** Of it what JavaScript may hold, in MB: images are not in there, only what is known of them. */
export const MOST_HEAP_MB = 128;
/** One step of the work on an image. A hundred megapixels take some seconds. */
export const LONGEST_STEP_MS = 30_000;
/** A process that has had nothing to do for so long ends. */
export const LONGEST_REST_MS = 60_000;
