// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
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
      <QueryClientProvider client={client}>
        <Preference />
      </QueryClientProvider>,
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

test('a change before anything could be read overwrites nothing that is stored', async () => {
  show();
  act(() => shown.change({ visible: false }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(shown.value).toEqual({ visible: false });
  expect(vi.mocked(fetch).mock.calls.map(([sent]) => (sent as Request).method)).toEqual(['GET']);
});
