let read: () => Promise<unknown> = () => Promise.resolve();

/** Says how the texts come that shell and lists do without. */
export function readMoreTexts(how: () => Promise<unknown>): void {
  read = how;
}

/** Resolves when they are there: whatever is loaded later than the page itself waits for them. */
export async function moreTexts(): Promise<void> {
  await read();
}
