import { constants, setPriority } from 'node:os';
import { cleanImage } from '../clean/clean-image';
import { UnreadableImage } from '../clean/unreadable-image';
import { TOO_MUCH_MEMORY } from './image-limits';
import type { ImageAnswer, ImageRequest } from './image-messages';
import { makePreviews, TooManyPixels } from './previews';

/**
 * Interval of the memory check, in ms. This process reads images of strangers: it holds one at a time, and may end at
 * any moment.
 */
const WATCH_MS = 10;
/** Maximum memory, in bytes; the argument is in MB. */
const mostMemory = Number(process.argv[3]) * 1024 * 1024;

let image = Buffer.alloc(0);
let filled = 0;

async function answer(request: ImageRequest): Promise<ImageAnswer> {
  switch (request.ask) {
    case 'begin':
      image = Buffer.alloc(request.size);
      filled = 0;
      return { size: request.size };
    case 'add':
      filled += request.bytes.copy(image, filled);
      return { size: filled };
    case 'clean':
      image = Buffer.concat(cleanImage(request.type, image));
      return { size: image.length };
    case 'piece':
      return { bytes: image.subarray(request.from, request.from + request.size) };
    case 'previews':
      return { previews: await makePreviews(image) };
  }
}

process.on('message', (request: ImageRequest) => {
  answer(request)
    .catch((error: unknown): ImageAnswer => {
      if (error instanceof UnreadableImage) return { fault: 'unreadable' };
      if (error instanceof TooManyPixels) return { fault: 'pixels' };
      return { error: String(error) };
    })
    .then((found) => process.send?.(found));
});
process.on('disconnect', () => process.exit());

// The unpacking of images takes its memory from the system, where no limit of JavaScript applies.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(TOO_MUCH_MEMORY);
}, WATCH_MS);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
