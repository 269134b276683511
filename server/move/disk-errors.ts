/** Sentence for a disk that takes no more; undefined for any other error. */
export function diskSentence(error: unknown, place: string): string | undefined {
  const { code } = error as { code?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk of ${place} is full. Make room, or name a place on another disk; nothing was left behind.`;
  }
  if (code === 'EFBIG') {
    return `The disk of ${place} takes no file that large. Name a place on another disk; nothing was left behind.`;
  }
  if (code === '53100') {
    return 'The disk of the target database is full. Make room and start anew; the target is as empty as before.';
  }
}
