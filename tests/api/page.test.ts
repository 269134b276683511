import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { send } from '../support/api-client';
import { ownProduct, playgroundProduct } from '../support/products';
import { pathOfRoute, routesOf } from '../support/screen-routes';
import { testServer } from '../support/test-server';

const script = `export const text = '${'Kontor '.repeat(500)}';\n`;
const dist = mkdtempSync(join(tmpdir(), 'kontor-page-'));
mkdirSync(join(dist, 'built'));
writeFileSync(
  join(dist, 'index.html'),
  '<!doctype html><head><meta name="csp-nonce" content="" /></head><body>Kontor</body>\n',
);
writeFileSync(join(dist, 'built/index-abc123.js'), script);
writeFileSync(join(dist, 'built/index-abc123.js.br'), brotliCompressSync(script));
writeFileSync(join(dist, '.kontor-build'), 'secret');

describe('the page', () => {
  const server = testServer({ KONTOR_PAGE: dist });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  const page = (path: string, init?: RequestInit) => fetch(server().url + path, init);

  test.each(['/', '/index.html', '/addresses/7/masterdata?x=1', '/some.thing'])(
    '%s is index.html with a nonce of its own',
    async (path) => {
      const answers = [await page(path), await page(path)];
      const nonces = [];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const html = await answer.text();
        const nonce = /content="([A-Za-z0-9+/=]{20,})"/.exec(html)?.[1] ?? '';
        nonces.push(nonce);
        const policy = answer.headers.get('content-security-policy') ?? '';
        expect(policy.split('; ')).toEqual([
          "default-src 'self'",
          "script-src 'self'",
          `style-src 'self' 'nonce-${nonce}'`,
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "font-src 'self'",
          'frame-src blob:',
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]);
        expect(html.split(nonce)).toHaveLength(2);
      }
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  test.each([ownProduct, playgroundProduct])(
    'every address of every screen of $name is index.html, whatever its records are called',
    async (product) => {
      const ids = [
        ['7', '8', '9'],
        ['ab', 'a/b.js', 'jquery.js'],
      ];
      const paths = (await routesOf(product)).flatMap((route) =>
        ids.map((some) => pathOfRoute(route, some)),
      );
      expect(paths.length).toBeGreaterThan(60);
      const wrong: string[] = [];
      for (const path of new Set(paths)) {
        const answer = await page(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
        const isPage =
          answer.status === 200 &&
          answer.headers.get('content-type') === 'text/html; charset=utf-8' &&
          (await answer.text()).startsWith('<!doctype html>');
        if (!isPage) wrong.push(`${path}: ${answer.status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('files are packed, named by content and kept for long', async () => {
    const path = '/built/index-abc123.js';
    const packed = await rawGet(server().url + path, { 'accept-encoding': 'gzip, br' });
    expect(packed.answer.statusCode).toBe(200);
    expect(packed.answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(packed.content.length).toBeLessThan(500);
    expect(brotliDecompressSync(packed.content).toString()).toBe(script);
    const plain = await rawGet(server().url + path, {});
    expect(plain.answer.headers['content-encoding']).toBeUndefined();
    expect(plain.content.toString()).toBe(script);
    // Each as it was sent; `fetch` would forbid an answer from memory by itself.
    for (const { answer, accepted } of [
      { answer: packed.answer, accepted: { 'accept-encoding': 'gzip, br' } },
      { answer: plain.answer, accepted: {} },
    ]) {
      const known = { 'if-none-match': String(answer.headers.etag), ...accepted };
      const again = await rawGet(server().url + path, known);
      expect([again.answer.statusCode, again.content.length]).toEqual([304, 0]);
    }
  });

  test.each(['/built/missing.js', '/built/../../package.json', '/built/%2e%2e/.kontor-build'])(
    '%s is not served',
    async (path) => {
      const { answer, content } = await rawGet(server().url + path, {});
      expect(content.toString()).not.toMatch(/secret|dependencies/);
      expect([200, 404]).toContain(answer.statusCode);
    },
  );

  test('hidden files stay hidden', async () => {
    expect(await (await page('/.kontor-build')).text()).toContain('<!doctype html>');
  });

  test('every answer carries the security headers, answers of the API are not kept', async () => {
    for (const path of [
      '/',
      '/built/index-abc123.js',
      '/vario-api/login',
      '/vario-api/webapp/me',
    ]) {
      const { headers } = await page(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      if (path.startsWith('/vario-api')) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    }
    expect((await send(server().url, 'POST', '/../addresses', { body: {} })).status).toBe(405);
  });
});

/** Without the URL normalisation and unpacking of fetch. */
function rawGet(
  url: string,
  headers: Record<string, string>,
): Promise<{ answer: IncomingMessage; content: Buffer }> {
  const { hostname, port, origin } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpGet(
      { hostname, port, path: url.slice(origin.length), headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ answer, content: Buffer.concat(chunks) }));
      },
    );
    request.on('error', reject);
  });
}
