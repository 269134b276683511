/** Says that a text of a user has been written: it has to be sealed when he leaves, or at once if he has left. */
export function noteOwnText(userId: number): void {
  // What seals it is needed by nobody who only reads.
  import('./lock-up').then(
    (loaded) => loaded.noteOwnText(userId),
    // Without it the text stays as it is, and is sealed with the next one.
    () => undefined,
  );
}
