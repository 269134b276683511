import type { Previews } from './image-kinds';

/** Requests of the server to the process that reads images, one image after the other. */
export type ImageRequest =
  /** Begins an image of so many bytes. */
  | { ask: 'begin'; size: number }
  | { ask: 'add'; bytes: Buffer }
  /** Removes its metadata; answers how many bytes are left. */
  | { ask: 'clean'; type: string }
  /** Reads so many bytes of what is left. */
  | { ask: 'piece'; from: number; size: number }
  | { ask: 'previews' };

/** Reasons to refuse an image: broken, more pixels than are unpacked, more time or memory than there is. */
export type ImageFault = 'unreadable' | 'pixels' | 'effort';

export type ImageAnswer =
  | { size: number }
  | { bytes: Buffer }
  | { previews: Previews }
  | { fault: ImageFault }
  | { error: string };
