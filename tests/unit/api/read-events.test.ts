import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEvents } from '../../../src/api/events/read-events';
import type { ServerEvent } from '../../../src/api/events/record-event';
import { clearSession, writeSession } from '../../../src/api/token-store';

/** A stream that was asked for: the test says what comes on it, and when it ends. */
interface Asked {
  request: Request;
  say: (text: string) => void;
  end: () => void;
}
let asked: Asked[];
let answers: () => boolean;
let told: ServerEvent[];
let gone: AbortController;

const session = {
  token: 't',
  expiresAt: Infinity,
  renewalToken: 'r',
  renewalExpiresAt: Infinity,
  user: 'buero',
  mustChangePassword: false,
};
const news = (id: number) => `event: aenderung\ndata: {"tabelle":"ADR","id":${id}}\n\n`;
const record = (id: number) => ({ type: 'record', event: { tabelle: 'ADR', id } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://kontor.test/'));
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  // As a browser's fetch does it: the signal ends the answer's body too.
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!answers()) throw new TypeError('no network');
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const say = (text: string) => void writer.write(new TextEncoder().encode(text));
    asked.push({ request, say, end: () => void writer.close() });
    request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason));
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  asked = [];
  answers = () => true;
  told = [];
  gone = new AbortController();
  writeSession({ ...session, expiresAt: Date.now() + 1e7, renewalExpiresAt: Date.now() + 1e7 });
});
afterEach(() => {
  gone.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = () => readEvents((event) => told.push(event), gone.signal);
/** Also for what takes a stream apart, which is loaded when there is one. */
const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

test('a stream that ends is opened again after a second, and what was missed is said', async () => {
  void read();
  await wait(0);
  asked[0]?.say(news(7));
  await wait(0);
  expect(told).toEqual([record(7)]);
  asked[0]?.end();
  await wait(999);
  expect(asked).toHaveLength(1);
  await wait(1);
  expect(asked).toHaveLength(2);
  asked[1]?.say(news(8));
  await wait(0);
  expect(told).toEqual([record(7), { type: 'missed' }, record(8)]);
});

test('being left aborts the request, and nothing is asked for or told any more', async () => {
  const reading = read();
  await wait(0);
  const [first] = asked;
  expect(first?.request.signal.aborted).toBe(false);
  gone.abort();
  expect(first?.request.signal.aborted).toBe(true);
  await wait(120_000);
  await expect(reading).resolves.toBeUndefined();
  expect([asked.length, told]).toEqual([1, []]);
  expect(vi.getTimerCount()).toBe(0);
});

test('being left ends the wait for a server that does not answer', async () => {
  answers = () => false;
  const reading = read();
  await wait(10);
  expect(vi.getTimerCount()).toBe(1);
  gone.abort();
  await expect(reading).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that answers again is heard at once, and the next pauses are short again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  answers = () => false;
  void read();
  await wait(1000 + 2000 + 4000);
  answers = () => true;
  await wait(8000);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([]);
  answers = () => false;
  asked[0]?.end();
  await wait(1000);
  answers = () => true;
  await wait(1000);
  expect(asked).toHaveLength(2);
});

test('nobody is asked while nobody is logged in, or owes a new password', async () => {
  clearSession();
  void read();
  await wait(60_000);
  expect(asked).toEqual([]);
  writeSession({ ...session, expiresAt: Date.now() + 1e7, mustChangePassword: true });
  await wait(60_000);
  expect(asked).toEqual([]);
  writeSession({ ...session, expiresAt: Date.now() + 1e7 });
  await wait(0);
  expect(asked).toHaveLength(1);
});

test('being left ends the wait for a login', async () => {
  clearSession();
  const reading = read();
  await wait(0);
  gone.abort();
  await expect(reading).resolves.toBeUndefined();
  writeSession({ ...session, expiresAt: Date.now() + 1e7 });
  await wait(0);
  expect(asked).toEqual([]);
});
