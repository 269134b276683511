// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreference } from '../../../src/api/preferences/use-preference';
import { stubBrowser } from '../support/dom';

const defaults = { visible: true };
const stored = (visible: boolean) =>
  Response.json({ result: { name: 'navigation', wert: JSON.stringify({ v: 1, visible }) } });

let client: QueryClient;
let shown: ReturnType<typeof usePreference<typeof defaults>>;
let answer: (response: Response) => void;
let unmount: () => void;

// It comes at rest, before anybody changes anything.
beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => (answer = resolve))),
  );
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Preference() {
  shown = usePreference('navigation', defaults);
  return null;
}

/** Shows the preference; `known` is what an earlier start has kept. */
function show(known?: boolean): void {
  const key = ['preference', 'navigation'];
  if (known !== undefined) {
    client.setQueryData(key, JSON.stringify({ v: 1, visible: known }));
    void client.invalidateQueries({ queryKey: key });
  }
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  act(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <Preference />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

test('what is known from an earlier start counts at once, until the server has answered', async () => {
  show(false);
  expect(shown).toMatchObject({ value: { visible: false }, isSettled: true });
  await settle();
  answer(stored(true));
  await settle();
  expect(shown).toMatchObject({ value: { visible: true }, isSettled: true });
});

test('it stays when the server cannot answer', async () => {
  show(false);
  await settle();
  answer(new Response('', { status: 500 }));
  await settle();
  expect(shown).toMatchObject({ value: { visible: false }, isSettled: true });
});

test('an answer that was under way does not take back a change', async () => {
  show(false);
  await settle();
  act(() => shown.change({ visible: true }));
  answer(stored(false));
  await settle();
  expect(shown).toMatchObject({ value: { visible: true }, isSettled: true });
  await act(() => vi.advanceTimersByTimeAsync(500));
  const [sent] = vi.mocked(fetch).mock.calls.at(-1) ?? [];
  expect((sent as Request).method).toBe('POST');
  expect(await (sent as Request).text()).toContain('\\"visible\\":true');
});

const sent = () => vi.mocked(fetch).mock.calls.map(([request]) => request as Request);
const methods = () => sent().map(({ method }) => method);
const storedText = async () =>
  ((await sent().at(-1)?.json()) as { data: { wert: string } }).data.wert;

test('a change before the first answer is added to what it brings, and stored', async () => {
  show();
  await settle();
  act(() => shown.change({ visible: false }));
  await settle();
  expect(shown.value).toEqual({ visible: false });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(methods()).toEqual(['GET']);
  answer(
    Response.json({ result: { name: 'navigation', wert: '{"v":1,"visible":true,"more":7}' } }),
  );
  await settle();
  expect(shown.value).toEqual({ visible: false });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(methods()).toEqual(['GET', 'POST']);
  expect(JSON.parse(await storedText())).toEqual({ v: 1, visible: false, more: 7 });

  // From then on it is a preference like any other.
  answer(new Response(null, { status: 204 }));
  await settle();
  act(() => shown.change({ visible: true }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(methods()).toEqual(['GET', 'POST', 'POST']);
  expect(JSON.parse(await storedText())).toMatchObject({ visible: true, more: 7 });
});

test('a change after a failed read reads again, and overwrites nothing that is stored', async () => {
  show();
  await settle();
  answer(new Response('', { status: 500 }));
  await settle();
  act(() => shown.change({ visible: false }));
  await settle();
  // What reads again is loaded then: only what was asked can be answered.
  await vi.waitFor(() => expect(methods()).toEqual(['GET', 'GET']));
  answer(new Response('', { status: 500 }));
  await settle();
  expect(shown.value).toEqual({ visible: false });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  answer(stored(true));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(shown.value).toEqual({ visible: false });
  expect(methods()).toEqual(['GET', 'GET', 'GET', 'POST']);
});

test('an update is made to what is stored by then, whoever stored it', async () => {
  show();
  await settle();
  answer(stored(true));
  await settle();
  let done: boolean | undefined;
  const seen: boolean[] = [];
  const flip = ({ visible }: { visible: boolean }) => {
    seen.push(visible);
    return { visible: !visible };
  };
  void shown.update(flip).then((stored) => (done = stored));
  await settle();
  answer(stored(false));
  await settle();
  expect([methods(), done, shown.value.visible]).toEqual([
    ['GET', 'GET', 'POST'],
    undefined,
    false,
  ]);
  answer(new Response(null, { status: 204 }));
  await settle();
  expect([seen, done, shown.value.visible]).toEqual([[false], true, true]);

  const failing = shown.update(flip).catch((error: unknown) => error);
  await settle();
  answer(stored(true));
  await settle();
  answer(new Response('', { status: 500 }));
  await settle();
  expect(await failing).toBeInstanceOf(Error);
});
