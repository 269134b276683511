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
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1);
  const name = withoutEdges(
    base.normalize('NFC').replace(invisible, '').replace(forbidden, '_'),
  ).replace(device, '_$1');
  if (name.length <= LONGEST) return name;
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  const short = name.slice(0, LONGEST - ending.length).replace(/[\ud800-\udbff]$/, '');
  return short + ending;
}

/** A name without dots and blanks before and behind it. A pattern that looks for those behind begins anew at each of them. */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => /[.\s]/.test(name.charAt(at));
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return name.slice(from, to);
}
