/** Makes a file of a drawing in Base64: it lies beside a call that waits, and not in it. */
export function pictureFile(letters: string): File {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'signature.png', { type: 'image/png' });
}
