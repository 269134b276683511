/** Prefix of an answer with a photo that waits: a key of the outbox follows. */
const PHOTO = 'waiting:';

/** Returns the answer that stands for a photo which waits on the device under a key. */
export const waitingAnswer = (key: string): string => `${PHOTO}${key}`;

/** Returns the key under which the photo of an answer waits on the device; undefined for one that the server has. */
export const waitingPhotoOf = (value: string | null): string | undefined =>
  value?.startsWith(PHOTO) ? value.slice(PHOTO.length) : undefined;
