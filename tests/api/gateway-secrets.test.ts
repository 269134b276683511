import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { LogIn } from '../../schemas/contract/backend';
import { selfSigned } from '../support/self-signed';
import { answerJson, testGateway } from '../support/test-gateway';

const key = 'k3y/of the=application';
const encoded = new URLSearchParams({ key }).toString();
const env = { KEY: key };
const inQuery: LogIn = { kind: 'apiKey', secret: 'KEY', query: 'key' };

const { seen, base, start, answer } = testGateway((_, response) => answerJson(response, []));

/** A key in any spelling. */
function tells(text: string): boolean {
  return [key, encoded, encodeURIComponent(key)].some((form) => text.includes(form));
}

describe('a key of the application reaches no page', () => {
  test('in headers, and the address of the backend neither', async () => {
    answer(({ url }, response) => {
      const { origin } = new URL(base());
      answerJson(response, {}, 201, {
        location: `${origin}${url}`,
        'content-location': `${origin}${url}`,
        link: `<${origin}${url}&page=2>; rel="next", <${url}&page=9>; rel=last; title="a, b"`,
        'x-next-page': `${origin}${url}&page=2`,
        'x-total-count': encoded,
        refresh: `5; url=${origin}${url}`,
        etag: `"${encodeURIComponent(key)}"`,
        'x-request-uri': url,
        'x-powered-by': 'Some/1.0',
      });
    });
    const { ask, as, begin } = await start({ logIn: inQuery, env });
    const { token } = await begin();
    const { headers } = await ask('/api/things?name=a', as(token));
    expect(seen[0]?.url).toBe(`/v1/things?name=a&${encoded}`);
    const told = JSON.stringify([...headers]);
    expect(tells(told)).toBe(false);
    expect(told).not.toContain(new URL(base()).host);
    expect(headers.get('location')).toBe('/api/things?name=a');
    expect(headers.get('link')).toBe(
      '</api/things?name=a&page=2>; rel="next", </api/things?name=a&page=9>; rel="last"',
    );
    for (const name of ['x-next-page', 'x-total-count', 'refresh', 'etag', 'x-powered-by']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  test('in a body that repeats the address, also where it comes in pieces', async () => {
    answer(({ url, headers }, response) => {
      expect(headers['accept-encoding']).toBe('identity');
      expect(headers).not.toHaveProperty('range');
      const body = JSON.stringify({ next: `${base()}${url}&page=2`, rows: ['ä', 'key=other'] });
      const cut = body.indexOf(encoded) + 6;
      response.writeHead(200, {
        'content-type': 'application/hal+json',
        'content-length': String(Buffer.byteLength(body)),
      });
      response.write(body.slice(0, cut));
      setImmediate(() => response.end(body.slice(cut)));
    });
    const { ask, as, begin } = await start({ logIn: inQuery, env });
    const { token } = await begin();
    const more = { range: 'bytes=0-9', 'accept-encoding': 'gzip' };
    const text = await (await ask('/api/things', as(token, more))).text();
    expect(tells(text)).toBe(false);
    expect(JSON.parse(text)).toMatchObject({ rows: ['ä', 'key=other'] });
  });

  test('in a body that is packed although nobody has asked for it', async () => {
    answer(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
      response.end(gzipSync(url));
    });
    const { ask, as, begin } = await start({ logIn: inQuery, env });
    const { token } = await begin();
    const reply = await ask('/api/things', as(token));
    expect(reply.status).toBe(502);
    expect(tells(await reply.text())).toBe(false);
  });

  test('and nobody brings another one', async () => {
    const { ask, as, begin } = await start({ logIn: inQuery, env });
    const { token } = await begin();
    await ask('/api/things?key=mine&KEY=mine&key[]=mine&%6bey=mine&monkey=1', as(token));
    expect(seen[0]?.url).toBe(`/v1/things?monkey=1&${encoded}`);
  });
});

test('to whoever claims to be the backend without a certificate nothing is sent', async () => {
  const heard: unknown[] = [];
  const impostor = createServer(selfSigned, (request, response) => {
    heard.push(request.headers);
    answerJson(response, []);
  }).listen(0, '127.0.0.1');
  await once(impostor, 'listening');
  try {
    const { port } = impostor.address() as AddressInfo;
    const logIn: LogIn = { kind: 'apiKey', secret: 'KEY', header: 'x-api-key' };
    const { ask, as, begin } = await start({ logIn, env, base: `https://localhost:${port}/v1` });
    const { token } = await begin();
    expect((await ask('/api/things', as(token))).status).toBe(502);
    expect(heard).toEqual([]);
  } finally {
    impostor.close();
  }
});

describe('addresses in answers', () => {
  test('a redirect stays at the backend', async () => {
    const { ask, as, begin } = await start();
    const { token } = await begin();
    const redirected = async (location: string) => {
      answer((_, response) => response.writeHead(307, { location }).end());
      const reply = await ask('/api/things/', { ...as(token), redirect: 'manual' });
      return [reply.status, reply.headers.get('location')];
    };
    expect(await redirected('/v1/things?a=b')).toEqual([307, '/api/things?a=b']);
    expect(await redirected('others/1')).toEqual([307, '/api/things/others/1']);
    for (const elsewhere of ['https://evil.example/v1/x', '//evil.example/v1', '/admin', '../..']) {
      expect(await redirected(elsewhere)).toEqual([502, null]);
    }
  });

  test('what was created is ours, whatever the backend calls itself', async () => {
    const { ask, as, begin } = await start();
    const { token } = await begin();
    const created = async (location: string) => {
      answer((_, response) => answerJson(response, {}, 201, { location }));
      const reply = await ask('/api/things', { method: 'POST', ...as(token) });
      return reply.headers.get('location');
    };
    expect(await created('http://internal:8080/v1/things/7')).toBe('/api/things/7');
    expect(await created('http://internal:8080/things/7')).toBe('/api/things/7');
    expect(await created('http://user:pass@internal//evil.example/7')).toBe('/api//evil.example/7');
  });
});
