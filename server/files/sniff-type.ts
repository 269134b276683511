import { fileTypeFromBuffer } from 'file-type';

const UNKNOWN = 'application/octet-stream';

const markup = /<(!doctype\s+html|html|head|body|script|iframe|object|embed|style|a\s|img|svg)/i;
const svg = /<svg[\s>]/i;

/**
 * Determines the type of a content from its first bytes (some ten thousand are enough) and never from a name: a media
 * type in lower case; `application/octet-stream` where it is unknown.
 */
export async function sniffType(head: Buffer): Promise<string> {
  const text = textOf(head);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && found.mime !== 'application/xml') return found.mime.split(';', 1)[0] ?? UNKNOWN;
  if (text === undefined) return found?.mime ?? UNKNOWN;
  if (svg.test(text)) return 'image/svg+xml';
  if (markup.test(text)) return 'text/html';
  if (text.startsWith('#!')) return 'text/x-script';
  return found?.mime ?? 'text/plain';
}

/** Decodes the beginning as text; undefined when it is none. */
function textOf(head: Buffer): string | undefined {
  try {
    // `stream`: the last character may be cut.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // eslint-disable-next-line no-control-regex
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text.trimStart();
  } catch {
    return undefined;
  }
}
