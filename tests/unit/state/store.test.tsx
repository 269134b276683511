// @vitest-environment jsdom
import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from '../../../src/state/store';

test('whoever listens hears of a change, and of nothing else', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.set(1);
  expect(heard).not.toHaveBeenCalled();
  store.update((value) => value + 1);
  expect(store.get()).toBe(2);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  store.set(3);
  expect(heard).toHaveBeenCalledOnce();
});

test('a component is drawn anew when what it takes of a store has changed', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore({ name: 'a', others: 0 });
  const drawn: string[] = [];
  function Name() {
    drawn.push(useStore(store, ({ name }) => name));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Name />));
  act(() => store.update((value) => ({ ...value, others: 1 })));
  act(() => store.update((value) => ({ ...value, name: 'b' })));
  expect(drawn).toEqual(['a', 'b']);
  act(() => root.unmount());
});

test('a strict tree leaves no listener behind', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore('a');
  const stops = { now: 0 };
  const counted = {
    get: store.get,
    subscribe: (listener: () => void) => {
      const stop = store.subscribe(listener);
      stops.now += 1;
      return () => {
        stops.now -= 1;
        stop();
      };
    },
  };
  function Value() {
    return useStore(counted);
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <StrictMode>
        <Value />
      </StrictMode>,
    ),
  );
  expect(stops.now).toBe(1);
  act(() => root.unmount());
  expect(stops.now).toBe(0);
});
