import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Uploads from '../../../src/api/uploads';

/** Calls that were made: each is answered by the test. */
const calls = vi.hoisted(
  () =>
    [] as {
      name: string;
      key: string;
      signal: AbortSignal;
      arrive: () => void;
      fail: (error: Error) => void;
    }[],
);

vi.mock('../../../src/api/call', () => ({
  call: (
    _: string,
    {
      body,
      headers,
      signal,
    }: { body: FormData; headers: Record<string, string>; signal: AbortSignal },
  ) =>
    new Promise<void>((resolve, reject) => {
      const name = String(body.get('dateiname'));
      const key = headers['Idempotency-Key'] ?? '';
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      calls.push({ name, key, signal, arrive: resolve, fail: reject });
    }),
}));
const file = (name: string) => new File(['x'], name);
const names = () => calls.map(({ name }) => name);
const turn = () => new Promise((done) => setTimeout(done));

describe('uploads', () => {
  const sent = vi.fn();
  const failed = vi.fn();
  const target = {
    operation: 'POST /things/{id}/files',
    params: { id: 1 },
    onSent: sent,
    onFailed: failed,
  };
  let uploads: typeof Uploads;
  const warn = { add: vi.fn(), remove: vi.fn() };

  beforeEach(async () => {
    calls.length = 0;
    sent.mockClear();
    failed.mockClear();
    vi.stubGlobal('window', { addEventListener: warn.add, removeEventListener: warn.remove });
    vi.resetModules();
    uploads = await import('../../../src/api/uploads');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('go one after the other; one that fails holds up nobody', async () => {
    uploads.addUploads(target, [file('a'), file('b'), file('c')], () => undefined);
    expect(names()).toEqual(['a']);
    calls[0]?.arrive();
    await turn();
    expect(names()).toEqual(['a', 'b']);
    calls[1]?.fail(new Error('too large'));
    await turn();
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls).toEqual([[new Error('too large')]]);
  });

  test('what cannot be sent is not', async () => {
    uploads.addUploads(target, [file('bad'), file('good')], ({ name }) =>
      name === 'bad' ? 'no' : undefined,
    );
    expect(names()).toEqual(['good']);
  });

  test('are sent again under the same key, stopped, and forgotten with the user', async () => {
    uploads.addUploads(target, [file('a'), file('b'), file('c')], () => undefined);
    calls[0]?.fail(new Error('no answer'));
    await turn();
    // The first of this module: ids count from one.
    uploads.retryUpload(target, 1);
    uploads.dropUpload(target, 2);
    await turn();
    expect(names()).toEqual(['a', 'b', 'a']);
    expect(calls[1]?.signal.aborted).toBe(true);
    expect(calls[2]?.key).toBe(calls[0]?.key);
    (await import('../../../src/state/user-state')).dropUserState();
    await turn();
    expect(calls[2]?.signal.aborted).toBe(true);
    expect(names()).toHaveLength(3);
    expect(warn.remove).toHaveBeenCalled();
  });
});
