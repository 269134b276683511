import type { Page } from '@playwright/test';
import { fail } from './support/faults';
import { gadgetsPath, newGadget } from './support/gadgets';
import { expect, login, playground as test } from './support/test';
import { text, type Language } from './support/texts';

const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said });

/** As on a device on which nobody has worked before. */
async function forgetPersisted(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('kontor.kept.')) localStorage.removeItem(key);
    }
  });
}

test('whatever a server answers, no page is blank', async ({ page, server }) => {
  await newGadget(server.url, 'Antwort');
  await login(page, 'admin');
  const bodies = [
    '<!doctype html><title>Proxy</title>',
    '{"result":[{"id":1,"bezeichnung"',
    { result: 7 },
    { result: null, hasMore: 'ja' },
    [],
  ];
  const languages: Language[] = ['de', 'en', 'fr'];
  for (const [index, body] of bodies.entries()) {
    const language = languages[index % 3] ?? 'de';
    await fail(server.url, { method: 'GET', path: `${gadgetsPath}$`, status: 200, body });
    await page.evaluate((to) => localStorage.setItem('kontor.language', to), language);
    await page.goto('/gadgets');
    const lost = page.getByRole('main').getByRole('alert');
    await expect(lost).toContainText(text('list:failed', language));
    await fail(server.url);
    await lost.getByRole('button', { name: text('list:retry', language) }).click();
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }
  // Values of other types than the contract says break neither the row nor the page.
  const odd = {
    result: [{ id: 1, bezeichnung: { a: [1] }, preis: 'x', farbe: 9, lieferung: false }],
  };
  await fail(server.url, {
    method: 'GET',
    path: `${gadgetsPath}$`,
    status: 200,
    body: { ...odd, total: 1 },
  });
  await page.goto('/gadgets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\S{3}/);

  await page.evaluate(() => localStorage.setItem('kontor.language', 'de'));
  // A record that is none, and lists of a form's choices that are none.
  const { path } = await newGadget(server.url, 'Ohne Auswahl');
  const failed = page.getByRole('main').getByRole('alert').first();
  for (const body of bodies.slice(1)) {
    await fail(server.url, { method: 'GET', path: `${gadgetsPath}/`, status: 200, body });
    await page.goto(path);
    await expect(failed).toContainText(text('record:readFailed'));
    await fail(server.url);
    await failed.getByRole('button', { name: text('record:retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
  }
  for (const body of [bodies[0], bodies[2], { result: { benutzer: [null] } }]) {
    await forgetPersisted(page);
    await fail(server.url, { method: 'GET', path: '/webapp/basisdaten$', status: 200, body });
    await page.goto(path);
    await page.getByRole('button', { name: text('record:edit') }).click();
    const choices = page.getByRole('combobox', { name: 'Besitzer' });
    const hint = page.getByText(text('form:loadFailed'));
    await choices.click();
    await expect(hint).toBeVisible();
    await expect(alert(page, text('ui:error.unknownTitle'))).toBeVisible();
    await expect(page.getByLabel('Bezeichnung', { exact: true })).toHaveValue('Ohne Auswahl');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('record:cancel') }).click();
    // Nothing of it is kept: the next form asks anew.
    await fail(server.url);
    await page.getByRole('button', { name: text('record:edit') }).click();
    await expect(choices).toHaveValue(/\p{L}/u);
    await choices.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('record:cancel') }).click();
  }

  // The user himself: what is known from before is shown. When nothing is, nothing can be shown, which is said.
  for (const body of ['<html></html>', { result: {} }, { result: { benutzer: {}, rechte: 7 } }]) {
    await fail(
      server.url,
      { path: '/webapp/me$', status: 200, body },
      { path: '/webapp/systeminfo$', status: 200, body },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
    await forgetPersisted(page);
    await page.goto(path);
    const said = alert(page, text('app:failure.title'));
    await expect(said).toContainText(/[0-9a-f]{8}/);
    await fail(server.url);
    await said.getByRole('button', { name: text('app:failure.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
  }
});
