const parts = new Set<() => void>();

/** Registers what a part of the page holds of a user and has to forget when somebody else logs in. */
export function onFormerUser(forget: () => void): void {
  parts.add(forget);
}

/** Has every part forget what it holds of the user. */
export function forgetHeld(): void {
  for (const forget of parts) forget();
}
