// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Tabs, type TabLink } from '../../../src/engine/views/record/tabs';

const tabs: readonly TabLink[] = [
  { name: 'one', label: 'Eins', to: '/one' },
  { name: 'two', label: 'Zwei', to: '/two' },
  { name: 'three', label: 'Drei', to: '/three', disabled: 'nicht jetzt' },
  { name: 'four', label: 'Vier', to: '/four' },
];

function Page() {
  return (
    <Tabs label="Reiter" tabs={tabs} current={useLocation().pathname.slice(1)} panel="panel" />
  );
}

test('left and right go on from the tab that has the focus, though the code of none has come', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const never = new Promise<never>(() => undefined);
  const router = createMemoryRouter(
    [
      { path: '/one', Component: Page },
      { path: '/:tab', lazy: () => never },
    ],
    { initialEntries: ['/one'] },
  );
  const root = createRoot(container);
  act(() => root.render(<RouterProvider router={router} />));
  container.querySelector<HTMLElement>('[data-tab="one"]')?.focus();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(event));
    return [document.activeElement?.textContent, router.state.navigation.location?.pathname];
  };
  expect(press('ArrowRight')).toEqual(['Zwei', '/two']);
  expect(press('ArrowRight')).toEqual(['Vier', '/four']);
  expect(press('ArrowLeft')).toEqual(['Zwei', '/two']);
  // Which is there.
  expect(press('ArrowLeft')).toEqual(['Eins', undefined]);
  expect(press('ArrowLeft')[0]).toBe('Vier');
  act(() => root.unmount());
});
