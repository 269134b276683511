import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../errors/problem';
import { goneSignal, onceLeft } from '../limits/left';
import { subjectOf } from '../limits/subject';
import { Turns } from '../limits/turns';
import { inTurn } from '../limits/work-at-once';
import { isApi } from './security-headers';

/**
 * Files of the page on their way to one network at once, each an open file for as long as it is read: what a dozen
 * browsers behind one address ask for together.
 */
const FILES_AT_ONCE = 100;
const FILE_PLACES = 1_000;
const PATIENCE_MS = 10_000;

const nonceSlot = /(<meta name="csp-nonce" content=")(")/;

/**
 * Serves the built page: its files, and `index.html` for every other path, because routes are the page's own business.
 * Without a build it says how to make one. Files that the build has packed too (`.br`, `.gz`) are sent packed to
 * browsers that accept it.
 */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  apiBase: string,
): Promise<void> {
  const files = await filesBelow(folder);
  const index = files.has('/index.html')
    ? await fs.readFile(path.join(folder, 'index.html'), 'utf8')
    : undefined;
  if (files.size > 0) {
    await app.register(fastifyStatic, {
      root: path.resolve(folder),
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
    // Every answer passes here, so there is no promise and one comparison.
    app.addHook('onSend', (_request, reply, payload, done) => {
      const type = reply.getHeader('content-type');
      // RFC 9239; the library's table of types is older.
      if (typeof type === 'string' && type.startsWith('application/javascript'))
        reply.type('text/javascript; charset=utf-8');
      done(null, payload);
    });
  }
  const turns = new Turns({ capacity: FILES_AT_ONCE, places: FILE_PLACES, patience: PATIENCE_MS });
  const sendInTurn = async (url: string, { ip }: FastifyRequest, reply: FastifyReply) => {
    const { raw } = reply;
    const end = await inTurn(turns.take(subjectOf(undefined, ip), 1, () => goneSignal(raw)));
    onceLeft(raw, end);
    return sendPageFile(url, reply);
  };
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url, apiBase)) throw problem(404, 'msg_path_unknown');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw problem(405, 'msg_method_not_allowed');
    }
    const url = decodePath(request.url);
    if (url !== '/index.html' && files.has(url)) return sendInTurn(url, request, reply);
    // A missing file must not be answered with a page: a script tag would fail in a confusing way.
    if (url.startsWith('/built/') || (isCode.test(url) && !opensPage(request)))
      throw problem(404, 'msg_path_unknown');
    return sendIndex(index, reply);
  });
}

/** Lists the files of the built page by their paths in the browser, without hidden ones; none when nothing is built. */
async function filesBelow(folder: string): Promise<ReadonlySet<string>> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Set(files.map((name) => `/${name.split(path.sep).join('/')}`));
}

function decodePath(url: string): string {
  const name = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(name);
  } catch {
    throw problem(400, 'msg_request_unreadable');
  }
}

/** Files of code: an open page of an earlier build asks where they were. */
const isCode = /\.(?:js|css)$/;

/**
 * Tells whether somebody goes to the address, which may end in the name of a record; the parts that a page loads accept
 * anything.
 */
function opensPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Sends a file of the page; names in `/built/` change with their content. */
function sendPageFile(url: string, reply: FastifyReply): FastifyReply {
  const isHashed = url.startsWith('/built/');
  return reply
    .code(200)
    .header('vary', 'accept-encoding')
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .sendFile(url);
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
