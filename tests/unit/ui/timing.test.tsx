// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { StrictMode, act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import ui from '../../../locales/de/ui.json';
import { ApiError } from '../../../src/api/api-error';
import { readDebugSwitch } from '../../../src/api/debug-mode';
import { notifyFailure } from '../../../src/failure/notify-failure';
import { dropUserState } from '../../../src/state/user-state';
import { noticeLog } from '../../../src/ui/notice-log';
import { NoticeStack } from '../../../src/ui/notice-stack';
import {
  notifyError,
  notifyInfo,
  notifyPersistently,
  notifySuccess,
} from '../../../src/ui/notices';
import { hidePopUps } from '../../../src/ui/show-notice';
import { startTooltips } from '../../../src/ui/tooltips';
import { useSpinner } from '../../../src/ui/use-spinner';
import { stubBrowser } from '../support/dom';

let container: HTMLElement;
let root: Root;

beforeAll(async () => {
  stubBrowser();
  await i18next.use(initReactI18next).init({ lng: 'de', resources: { de: { ui } } });
});
beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => {
    dropUserState();
    root.unmount();
  });
  container.remove();
  vi.useRealTimers();
});

const show = (node: ReactNode) =>
  act(() =>
    root.render(
      <StrictMode>
        <MantineProvider env="test">{node}</MantineProvider>
      </StrictMode>,
    ),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notices = () => [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')];
const texts = () => notices().map(({ textContent }) => textContent);
const only = () => {
  const [notice] = notices();
  if (!notice) throw new Error('no notice is shown');
  return notice;
};
/** React hears of a pointer that comes and goes by these. */
const pointer = (type: 'mouseover' | 'mouseout', on: Element) =>
  act(() => on.dispatchEvent(new MouseEvent(type, { bubbles: true })));

describe('notices', () => {
  beforeEach(() => show(<NoticeStack />));

  test.each([
    ['done', () => notifySuccess('gespeichert'), 2500],
    ['worth knowing', () => notifyInfo('bitte warten'), 3000],
  ])('say for their time that something is %s', async (_, say, ms) => {
    act(say);
    await pass(ms - 100);
    expect(texts()).toHaveLength(1);
    await pass(300);
    expect(texts()).toEqual([]);
    expect(noticeLog.get()).toHaveLength(1);
  });

  test('wait for the pointer', async () => {
    act(() => notifySuccess('gespeichert'));
    await pass(2000);
    pointer('mouseover', only());
    await pass(60_000);
    expect(texts()).toEqual(['gespeichert']);
    pointer('mouseout', only());
    await pass(2800);
    expect(texts()).toEqual([]);
  });

  test('wait for the keyboard', async () => {
    act(() => notifySuccess('gespeichert'));
    await pass(2000);
    const close = only().querySelector('button');
    act(() => close?.focus());
    await pass(60_000);
    expect(texts()).toEqual(['gespeichert']);
    act(() => close?.blur());
    await pass(2800);
    expect(texts()).toEqual([]);
  });

  test('give way to the newest, and say the same again anew', async () => {
    const say = (text: string, details: string) =>
      act(() => notifyError(text, { details, durationMs: 12_000 }));
    for (const text of ['eins', 'zwei', 'drei', 'vier', 'fünf']) say(text, 'a');
    say('vier', 'zugleich');
    await pass(400);
    expect(texts().map((text) => text?.slice(0, 5))).toEqual(['zweia', 'dreia', 'viera', 'fünfa']);
    await pass(10_000);
    say('fünf', 'b');
    await pass(10_000);
    expect(texts()).toEqual([expect.stringContaining('fünfb')]);
    act(hidePopUps);
    await pass(1000);
    expect(texts()).toEqual([]);
    expect(noticeLog.get()).toHaveLength(7);
  });

  test('that stay are two at most; the log has them all', async () => {
    for (const status of [402, 405, 409]) {
      act(() => notifyPersistently(`HTTP ${status}`, ['GET /a']));
    }
    await pass(24 * 60 * 60_000);
    expect(notices().map((notice) => notice.getAttribute('aria-label'))).toEqual([
      'HTTP 405',
      'HTTP 409',
    ]);
    expect(noticeLog.get().map(({ title }) => title)).toEqual(['HTTP 409', 'HTTP 405', 'HTTP 402']);
  });
});

describe('a failed call', () => {
  const services = [{ messageCode: 'x', message: 'geht nicht', messageParameters: [] }];
  const failure = new ApiError({
    operation: 'PATCH /a/{id}',
    params: { id: 7 },
    status: 409,
    services,
  });
  const said = () => notices().filter((notice) => notice.getAttribute('role') === 'alert');
  const stays = () => notices().filter((notice) => notice.getAttribute('role') === 'group');
  beforeEach(() => show(<NoticeStack />));
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    readDebugSwitch('?debug=0');
  });

  test.each([
    ['/addresses/7', 1],
    ['/mde/scan', 0],
    ['/mdeStock', 0],
    ['/model', 1],
  ])('on %s is said in %i pop-ups, and stays', (path, popUps) => {
    window.history.replaceState(null, '', path);
    act(() => notifyFailure(failure));
    expect(said()).toHaveLength(popUps);
    expect(stays()[0]?.textContent).toContain('PATCH /vario-api/a/7');
  });

  test('is told with status, method and instance in debug mode only', () => {
    act(() => notifyFailure(failure));
    expect(said()[0]?.textContent).not.toContain('409');
    act(dropUserState);
    readDebugSwitch('?debug=1');
    act(() => notifyFailure(failure));
    expect(said()[0]?.textContent).toContain('409 PATCH /vario-api/a/7');
  });
});

describe('a tooltip', () => {
  const enter = (element: Element, type = 'mouse') =>
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: type }));
  const leave = (element: Element, relatedTarget: Element | null = null) =>
    element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget }));
  const bubble = () => document.querySelector('[popover]')?.textContent;
  let end: () => void;

  beforeEach(() => {
    // jsdom has no top layer.
    HTMLElement.prototype.showPopover = () => undefined;
    end = startTooltips();
    container.innerHTML =
      '<button aria-label="Speichern" title="Speichern (Strg+S)"><i>S</i></button><b data-tip="Adressen">A</b>';
  });
  afterEach(() => end());

  test('comes after 800 ms under the pointer, and goes with it', async () => {
    const icon = element('i');
    const button = element('button');
    enter(icon);
    await pass(799);
    expect(bubble()).toBeUndefined();
    // The browser shows none of its own meanwhile, and who listens is told all the same.
    expect(button.title).toBe('');
    expect(button.getAttribute('aria-description')).toBe('Speichern (Strg+S)');
    await pass(1);
    expect(bubble()).toBe('Speichern (Strg+S)');
    leave(icon, button);
    expect(bubble()).toBe('Speichern (Strg+S)');
    leave(button);
    expect(bubble()).toBeUndefined();
    expect(button.title).toBe('Speichern (Strg+S)');
    expect(button.hasAttribute('aria-description')).toBe(false);
  });

  test('comes with what needs no title, and never for a finger', async () => {
    enter(element('b'), 'touch');
    await pass(2000);
    expect(bubble()).toBeUndefined();
    enter(element('b'));
    await pass(800);
    expect(bubble()).toBe('Adressen');
    leave(element('b'));
    // Nor where nothing hovers, whatever has the focus.
    const touched = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(hover: none)' }) as MediaQueryList);
    enter(element('b'));
    await pass(2000);
    expect(bubble()).toBeUndefined();
    touched.mockRestore();
  });

  test('goes at a key, and leaves alone what somebody titled meanwhile', async () => {
    const button = element('button');
    enter(button);
    await pass(800);
    expect(bubble()).toBe('Speichern (Strg+S)');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    expect(bubble()).toBeUndefined();
    button.title = 'Wird gespeichert';
    leave(button);
    expect(button.title).toBe('Wird gespeichert');
  });

  function element(selector: string): HTMLElement {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is missing`);
    return found;
  }
});

test('a spinner is seen from 200 to 1200 ms after the start, and not without need', async () => {
  const Spinner = ({ isBusy }: { isBusy: boolean }) => (
    <p>{useSpinner(isBusy) ? 'dreht' : 'steht'}</p>
  );
  const see = (isBusy: boolean) => show(<Spinner isBusy={isBusy} />);
  const seen = () => container.querySelector('p')?.textContent;
  see(true);
  await pass(150);
  see(false);
  await pass(1000);
  expect(seen()).toBe('steht');
  see(true);
  await pass(199);
  expect(seen()).toBe('steht');
  await pass(1);
  expect(seen()).toBe('dreht');
  await pass(999);
  expect(seen()).toBe('dreht');
  await pass(1);
  expect(seen()).toBe('steht');
  see(false);
  see(true);
  await pass(300);
  expect(seen()).toBe('dreht');
  see(false);
  expect(seen()).toBe('steht');
});
