let last = 0;

/** Returns a number that nothing else in this page has. */
export function newId(): number {
  last += 1;
  return last;
}
