import type { Previews } from './image-kinds';

/** What the server asks of the process that reads images, one image after the other. */
export type ImageRequest =
  /** An image of so many bytes follows. */
  | { ask: 'begin'; size: number }
  | { ask: 'add'; bytes: Buffer }
  /** Take its metadata out; answers how many bytes are left. */
  | { ask: 'clean'; type: string }
  /** So many bytes of what is left. */
  | { ask: 'piece'; from: number; size: number }
  | { ask: 'previews' };

/** Why an image is not taken: broken, more pixels than are unpacked, more time or memory than there is. */
export type ImageFault = 'unreadable' | 'pixels' | 'effort';

export type ImageAnswer =
  | { size: number }
  | { bytes: Buffer }
  | { previews: Previews }
  | { fault: ImageFault }
  | { error: string };
