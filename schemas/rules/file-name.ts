const LONGEST = 255;

/** Control characters, and marks that turn or hide what is written (`exe.gpj` as `jpg.exe`). */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Characters that Windows refuses in names. */
const forbidden = /[<>:"|?*]/g;
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Makes a file name safe to store, to show and to save under: without its path, invisible characters, leading dots and
 * names of devices. A shortened name keeps its extension; empty when nothing is left.
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

/**
 * Removes dots and blanks at both ends of a name. A regular expression for those at the end would start anew at each of
 * them.
 */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => /[.\s]/.test(name.charAt(at));
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return name.slice(from, to);
}
