/** A complete http or https URL, without blanks and without a password in it. */
export function isWebAddress(text: string): boolean {
  // The URL parser repairs too much: it drops line breaks and accepts «https:host».
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
