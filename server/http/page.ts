import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPageFiles, type PageFile } from './page-files';
import { problem } from './problem';
import { isApi } from './security-headers';

const nonceSlot = /(<meta name="csp-nonce" content=")(")/;

/**
 * Serves the built page: its files, and `index.html` for every other path, because routes are the
 * page's own business. Without a build it says how to make one.
 */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  apiBase: string,
): Promise<void> {
  const files = await readPageFiles(folder);
  const index = files.get('/index.html')?.content.toString('utf8');
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url, apiBase)) throw problem(404, 'msg_path_unknown');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw problem(405, 'msg_method_not_allowed');
    }
    const path = decodePath(request.url);
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file) return sendFile(file, request, reply);
    // A missing file must not be answered with a page: a script tag would fail in a confusing way.
    if (path.startsWith('/assets/')) throw problem(404, 'msg_path_unknown');
    return sendIndex(index, reply);
  });
}

function decodePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    throw problem(400, 'msg_request_unreadable');
  }
}

async function sendFile(
  file: PageFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(200).headers({
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag: file.etag,
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { encoding, content } = await file.encoded(
    String(request.headers['accept-encoding'] ?? ''),
  );
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(content);
}

function sendIndex(index: string | undefined, reply: FastifyReply): FastifyReply {
  if (index === undefined) {
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The page is not built yet: run «npm start», or «npm run build» and start again.\n');
  }
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(200)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        // A PDF is shown by the browser itself.
        'frame-src blob:',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    })
    .type('text/html; charset=utf-8')
    .send(index.replace(nonceSlot, `$1${nonce}$2`));
}
