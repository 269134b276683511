const LONGEST = 255;

/** Control characters, and marks that turn or hide what is written (`exe.gpj` as `jpg.exe`). */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** What Windows refuses in names. */
const forbidden = /[<>:"|?*]/g;
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file's name that is safe to store, to show and to save under: without its path, invisible
 * characters, leading dots and names of devices. An ending stays when a name is shortened; empty
 * when nothing is left.
 */
export function safeFileName(text: string): string {
  const base = text.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = base
    .replace(invisible, '')
    .replace(forbidden, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(device, '_$1');
  if (name.length <= LONGEST) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  const short = name.slice(0, LONGEST - ending.length).replace(/[\ud800-\udbff]$/, '');
  return short + ending;
}
