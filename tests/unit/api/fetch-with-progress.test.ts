import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from '../../../src/api/fetch-with-progress';

/** As much of XMLHttpRequest as is used; what a browser does with it is said by the test. */
class Sending {
  status = 0;
  response = new Blob();
  responseType = '';
  readonly headers = new Map<string, string>();
  body: Blob | undefined;
  readonly upload = { onprogress: (_: { loaded: number; total: number }) => undefined };
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  readonly opened: string[] = [];
  answered = '';
  isAborted = false;

  constructor() {
    sendings.push(this);
  }
  open(method: string, url: string) {
    this.opened.push(method, url);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return this.answered;
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
}
let sendings: Sending[];

beforeEach(() => {
  sendings = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => vi.unstubAllGlobals());

const requestWith = (signal?: AbortSignal) =>
  new Request('http://kontor.test/files', {
    method: 'POST',
    headers: { 'x-own': '1' },
    body: 'content',
    signal: signal ?? null,
  });
/** The one that is under way, once the body has been read. */
async function sending(): Promise<Sending> {
  await vi.waitFor(() => expect(sendings[0]?.body).toBeDefined());
  return sendings[0] as Sending;
}

test('sends what it was given, tells how much of it is gone, and answers like fetch', async () => {
  const shares: number[] = [];
  const answer = fetchWithProgress((share) => shares.push(share))(requestWith());
  const sent = await sending();
  expect(sent.opened).toEqual(['POST', 'http://kontor.test/files']);
  expect(sent.headers.get('x-own')).toBe('1');
  expect(await sent.body?.text()).toBe('content');
  sent.upload.onprogress({ loaded: 1, total: 4 });
  sent.upload.onprogress({ loaded: 1, total: 0 });
  sent.upload.onprogress({ loaded: 4, total: 4 });
  expect(shares).toEqual([0.25, 1]);

  sent.status = 201;
  sent.response = new Blob(['{"id":1}']);
  sent.answered = 'location: /files/1\r\netag: "a:b"\r\n';
  sent.onload();
  const { status, headers } = await answer;
  expect([status, headers.get('location'), headers.get('etag')]).toEqual([
    201,
    '/files/1',
    '"a:b"',
  ]);
  expect(await (await answer).json()).toEqual({ id: 1 });
});

test('an answer that has no body has none', async () => {
  const answer = fetchWithProgress(() => undefined)(requestWith());
  const sent = await sending();
  sent.status = 204;
  sent.onload();
  expect((await answer).body).toBeNull();
});

test('without an answer it fails as fetch does', async () => {
  const answer = fetchWithProgress(() => undefined)(requestWith());
  (await sending()).onerror();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('an abort stops what is under way, and lets nothing begin', async () => {
  const abort = new AbortController();
  const answer = fetchWithProgress(() => undefined)(requestWith(abort.signal));
  const sent = await sending();
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent.isAborted).toBe(true);

  const late = fetchWithProgress(() => undefined)(requestWith(abort.signal));
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(sendings).toHaveLength(1);
});
