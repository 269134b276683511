import { plainText, visibleText, withoutLabel } from './plain-text';

/** Tells whether a text is a complete http or https URL, without blanks and without a password in it. */
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

/** Maximum characters, far more than a field for addresses holds. */
const LONGEST = 2000;

/**
 * Completes «www.firma.de» and «<https://firma.de>.» to an address that can be followed; leaves anything else
 * unchanged.
 */
export function normalizeWebAddress(text: string): string {
  const line = visibleText(text);
  if (line.length > LONGEST) return line;
  const typed = bareAddress(line);
  if (isWebAddress(typed)) return typed;
  // Only the host can be spelled in full-width signs.
  const host = plainText(typed);
  if (!/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#].*)?$/u.test(host)) return line;
  const complete = `https://${host}`;
  return isWebAddress(complete) ? complete : line;
}

/** Strips an address of its label and of what surrounds it in a sentence; a bracket of its own stays. */
function bareAddress(line: string): string {
  const bare = withoutLabel(line, 'web(?:site|seite)?|homepage|internet|url').replace(
    /^[<("'\s]+|[>"'\s.,;]+$/g,
    '',
  );
  const surplus = bare.split(')').length - bare.split('(').length;
  const behind = /\)*$/.exec(bare)?.[0].length ?? 0;
  const brackets = Math.max(0, Math.min(surplus, behind));
  return brackets === 0 ? bare : bare.slice(0, -brackets).replace(/[.,;]+$/, '');
}
