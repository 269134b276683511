/** This browser's: whether it has fetched the typeface, so that it comes out of its cache. */
const key = 'kontor.typeface';

export function isTypefaceKnown(): boolean {
  return Boolean(globalThis.localStorage?.getItem(key));
}

export function rememberTypeface(): void {
  try {
    globalThis.localStorage?.setItem(key, '1');
  } catch {
    // Without storage, or with a full one, the next start fetches it late again.
  }
}
