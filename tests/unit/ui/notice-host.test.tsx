// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import ui from '../../../locales/de/ui.json';
import { NoticeHost } from '../../../src/ui/notice-host';
import { notifyError, notifySuccess } from '../../../src/ui/notices';
import { stubBrowser } from '../support/dom';

// The page never comes to rest: what shows notices comes because something is to be said.
vi.mock('../../../src/ui/when-idle', () => ({ whenIdle: () => () => undefined }));

const client = new QueryClient();
const texts = () =>
  [...document.querySelectorAll('.mantine-Notification-root')].map((notice) => notice.textContent);

test('what is said before notices can be shown brings their code, and is shown once', async () => {
  stubBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await i18next.use(initReactI18next).init({ lng: 'de', resources: { de: { ui } } });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  notifySuccess('vor der Seite');
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <NoticeHost />
      </QueryClientProvider>
    </StrictMode>,
  );
  notifyError('gleich danach');
  notifyError('gleich danach');
  await vi.waitFor(() => expect(texts()).toHaveLength(2), 5000);
  expect(texts()).toEqual([
    expect.stringContaining('vor der Seite'),
    expect.stringContaining('gleich danach'),
  ]);

  // After maintenance, or the login of another, the shell is another one.
  root.unmount();
  const next = createRoot(container);
  next.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <NoticeHost />
      </QueryClientProvider>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
  notifyError('nach der Wartung');
  await vi.waitFor(() => expect(texts().at(-1)).toContain('nach der Wartung'));

  // One that is read by keyboard stays for as long, and goes with its time again.
  const isShown = (text: string) => texts().some((one) => one?.includes(text));
  notifyError('wird gelesen', { durationMs: 400 });
  await vi.waitFor(() => expect(isShown('wird gelesen')).toBe(true));
  const read = [...document.querySelectorAll('.mantine-Notification-root')].at(-1);
  read?.querySelector('button')?.focus();
  notifyError('wird übersehen', { durationMs: 400 });
  await vi.waitFor(() => expect(isShown('wird übersehen')).toBe(true));
  await vi.waitFor(() => expect(isShown('wird übersehen')).toBe(false), 5000);
  expect(isShown('wird gelesen')).toBe(true);
  read?.querySelector('button')?.blur();
  await vi.waitFor(() => expect(isShown('wird gelesen')).toBe(false), 5000);
  next.unmount();
});
