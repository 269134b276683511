// @vitest-environment jsdom
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import list from '../../../../locales/de/list.json';
import type { Rows } from '../../../../src/engine/data/lists/use-rows';
import { Outdated } from '../../../../src/engine/views/list/page/outdated';
import { render } from '../../support/render';

const then = new Date(2026, 2, 3, 14, 5).getTime();
const failed = new Error('the server is gone');

test.each([
  ['rows that have just come', true, undefined, then, undefined],
  ['rows of a server that is gone', true, failed, then, 'Nicht aktualisiert, Stand 14:05'],
  ['rows without network', false, undefined, then, 'Offline, Stand 14:05'],
  ['rows that could not be had', true, failed, 0, undefined],
])('of when %s are', async (_, online, error, updatedAt, text) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { list } } });
  vi.stubGlobal('navigator', { ...navigator, onLine: online });
  const retry = vi.fn();
  const rows = { error, retry, updatedAt: () => updatedAt } as unknown as Rows;
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Outdated rows={rows} path="/stammdaten/adressen" name="Adressen" />
    </I18nextProvider>,
  );
  const note = container.querySelector('[role="status"]');
  if (text === undefined) expect(note).toBeNull();
  else {
    expect(note?.textContent).toContain(text);
    note?.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledTimes(1);
  }
  unmount();
});
