import type { Page } from '@playwright/test';
import { addressPathOf, changeElsewhere } from './support/change-elsewhere';
import { expect, login, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Nicht gespeicherte' });
const restore = (page: Page) => page.getByRole('button', { name: 'Wiederherstellen' });

async function open(page: Page, adressnummer: number): Promise<void> {
  await page.goto(`/addresses?filter=adressnummer%3D${adressnummer}`);
  await page.getByRole('link', { name: String(adressnummer) }).click();
  await expect(button(page, 'Ändern')).toBeVisible();
}

/** As a browser that crashed: no question, no goodbye, a new page on the same device. */
async function crash(page: Page): Promise<Page> {
  const url = page.url();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(url);
  return next;
}

test.describe('a draft', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('survives a reload, is offered, restored and saved; is dropped with what is discarded, and meets what somebody else has changed', async ({
    page,
    server,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await test.step('survives a reload', async () => {
      await open(page, 10_061);
      await button(page, 'Ändern').click();
      await page.getByLabel('Kurzname').fill('ENTWURF');
      await page.reload();
      await expect(offer(page)).toContainText('Kurzname');
      await restore(page).click();
      await expect(page.getByLabel('Kurzname')).toHaveValue('ENTWURF');
      await expect(offer(page)).toHaveCount(0);
      await button(page, 'Speichern').click();
      await expect(button(page, 'Ändern')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main')).toContainText('ENTWURF');
      await expect(button(page, 'Ändern')).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });
    await test.step('dropped with what the user discards', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('Kurzname').fill('WEG');
      await button(page, 'Abbrechen').click();
      await page.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(button(page, 'Ändern')).toBeVisible();
      await page.reload();
      await expect(button(page, 'Ändern')).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });
    await test.step('meets a change of somebody else, after a crash', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('Kurzname').fill('MEINS');
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('MEINS');
      const theirs = { kurzname: 'IHRES' };
      await changeElsewhere(server.url, 'admin', addressPathOf(page.url()), theirs);

      const next = await crash(page);
      await restore(next).click();
      await button(next, 'Speichern').click();
      const dialog = next.getByRole('dialog', { name: 'Inzwischen geändert' });
      await expect(dialog).toContainText('MEINS');
      await expect(dialog).toContainText('IHRES');
    });
  });

  test('of a new record survives a crash, and is gone once it is created', async ({ page }) => {
    await page.goto('/addresses/new');
    await page.getByLabel('Name', { exact: true }).fill('Nach dem Absturz GmbH');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Nach dem Absturz');
    const next = await crash(page);
    await restore(next).click();
    await expect(next.getByLabel('Name', { exact: true })).toHaveValue('Nach dem Absturz GmbH');
    await button(next, 'Speichern').click();
    await expect(button(next, 'Ändern')).toBeVisible();
    await next.goto('/addresses/new');
    await expect(next.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(offer(next)).toHaveCount(0);
  });
});
