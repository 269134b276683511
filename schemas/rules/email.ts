import { lineText, plainText, withoutLabel } from './plain-text';

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/** Letters, digits and signs that stand unquoted (RFC 5322, «dot-atom»), at a domain of at least two names. */
const ascii = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i');

/** Longest address with its «@» (RFC 5321). */
const LONGEST = 254;

/** Longest pasted text: with a name, and whatever else is copied along. */
const LONGEST_PASTED = 1000;

/** Tells whether a text is one e-mail address; its domain may have letters of any language (info@müller.de). */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (ascii.test(text)) return true;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /(^|\.)-|-(\.|$)/.test(domain)) {
    return false;
  }
  return ascii.test(`${text.slice(0, at)}@${asciiDomain(domain)}`);
}

/** Domain as name servers know it; empty where it is invalid. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Quotation marks of any language around an address or a name. */
const QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2039\u203a]/g;

/**
 * Extracts the address from pasted text: «mailto:a@b.de?subject=x», «Anna Berg <a@b.de>», «Anna Berg (a@b.de)»,
 * «E-Mail: a@b.de;», «a (at) b (dot) de». A text of several addresses stays as it is: it is unclear which one is meant.
 */
export function normalizeEmail(text: string): string {
  const line = lineText(text);
  if (line.length > LONGEST_PASTED) return line;
  const address = bareAddress(plainText(text).replace(QUOTES, '"'));
  return isEmail(address) ? address : line;
}

function bareAddress(typed: string): string {
  const named =
    /^[^<>]*<([^<>]+)>[\s,;]*$/.exec(typed) ??
    /^[^[\]]*\[mailto:([^[\]]+)\]$/i.exec(typed) ??
    /^[^()@]+\(([^()@\s]+@[^()@\s]+)\)$/.exec(typed);
  const shown = withoutLabel(named?.[1] ?? typed, 'e-?mails?(?:-?adress?e?)?|mail|courriel|m[ée]l');
  const linked = /^mailto:/i.test(shown)
    ? unescaped(shown.replace(/^mailto:(?:\/\/)?|\?.*$/gi, ''))
    : shown;
  return linked
    .replace(/\s*[([{]\s*(?:at|ät|@)\s*[)\]}]\s*/i, '@')
    .replace(/\s*[([{]\s*(?:dot|punkt|point)\s*[)\]}]\s*/gi, '.')
    .replace(/\s*@\s*/, '@')
    .replace(/^(\S+@\S+)\s+\([^()@]*\)$/, '$1')
    .replace(/^[\s"'<([,;]+|[\s"'>)\].,;:]+$/g, '');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
