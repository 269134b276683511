import furtherLatin from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Parts as the package cuts them: what western Europe writes with, and the further Latin letters, fetched when a text
 * needs one.
 */
const parts = [
  {
    file: latin,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    file: furtherLatin,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
];

/**
 * Shows Inter when it is loaded; until then, and without a network, a font of the system has its metrics (`base.css`).
 */
export async function loadTypeface(): Promise<void> {
  if (import.meta.env.KONTOR_OWN_TYPE) return;
  if ([...document.fonts].some(({ family }) => family === 'Inter')) return;
  const [usual, further] = parts.map(
    ({ file, unicodeRange }) =>
      new FontFace('Inter', `url(${file})`, { weight: '100 900', display: 'swap', unicodeRange }),
  );
  if (!usual || !further) return;
  try {
    await usual.load();
  } catch {
    return;
  }
  document.fonts.add(usual).add(further);
  try {
    // The next start fetches it at once, out of the browser's cache (`main.tsx`).
    globalThis.localStorage?.setItem('kontor.typeface', '1');
  } catch {
    // Without storage, or with a full one, it comes late again.
  }
}
