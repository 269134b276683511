/** The answer of a question with a photo that waits: a key of the outbox behind this prefix. */
const PHOTO = 'waiting:';

/** The answer that stands for a photo which waits on the device under a key. */
export const waitingAnswer = (key: string): string => `${PHOTO}${key}`;

/** The key under which the photo of an answer waits on the device; undefined for one that the server has. */
export const waitingPhotoOf = (value: string | null): string | undefined =>
  value?.startsWith(PHOTO) ? value.slice(PHOTO.length) : undefined;
