import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { fileContents } from '../db/tables/files';
import type { Answer, Call } from '../http/operations/call';
import { problem } from '../http/errors/problem';
import { byteRange } from './byte-range';
import { contentDisposition } from './content-disposition';
import { deliveredType, mayBeShown } from './delivered-type';
import { readContent } from './read-content';

interface Asked {
  contentId: number;
  name: string;
  /** True to show it in the browser where that is safe. */
  inline: boolean;
  /** Size of a preview to send instead of the original. */
  size: 400 | 1600 | undefined;
}

/** Headers that keep anything in a content from running, whatever a browser takes it for. */
const safety = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
} as const;

/** Answers with a content or its preview, whole or a part of it, or that the caller already has it. */
export async function contentAnswer(call: Call, asked: Asked): Promise<Answer<never>> {
  const { contentId, size } = asked;
  const [content] = await call.db
    .select({
      typ: fileContents.typ,
      groesse: fileContents.groesse,
      sha256: fileContents.sha256,
      ...(size === 400 && { preview: fileContents.vorschau400 }),
      ...(size === 1600 && { preview: fileContents.vorschau1600 }),
    })
    .from(fileContents)
    .where(eq(fileContents.id, contentId));
  if (!content?.sha256 || content.typ === null) throw problem(404, 'msg_record_not_found');
  const preview = (content as { preview?: Buffer | null }).preview;
  if (size !== undefined && !preview) throw problem(404, 'msg_image_no_preview');

  const hash = content.sha256.toString('hex').slice(0, 32);
  const etag = size === undefined ? `"${hash}"` : `"${hash}-${size}"`;
  if (knows(call.headers['If-None-Match'], etag)) {
    return { status: 304, headers: { etag, ...safety } };
  }
  const type = preview ? 'image/webp' : content.typ;
  const kind = asked.inline && mayBeShown(type) ? 'inline' : 'attachment';
  const name = preview ? asked.name.replace(/(\.\w{1,5})?$/, '.webp') : asked.name;
  const headers = { ...safety, etag, 'content-disposition': contentDisposition(kind, name) };
  if (preview) return { status: 200, headers, content: { type, stream: preview } };

  const total = content.groesse;
  const isSame = call.headers['If-Range'] === undefined || call.headers['If-Range'] === etag;
  const range = isSame ? byteRange(call.headers.Range, total) : undefined;
  const { from, to } = range ?? { from: 0, to: total - 1 };
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${from}-${to}/${total}` }),
    },
    content: {
      type: deliveredType(type),
      stream: Readable.from(readContent(call.db, contentId, from, to)),
      length: to - from + 1,
    },
  };
}

function knows(header: unknown, etag: string): boolean {
  if (typeof header !== 'string') return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
