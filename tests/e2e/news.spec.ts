import type { Page } from '@playwright/test';
import { clientOf, rowsOf, type ApiClient } from '../support/api-client';
import { move } from './support/move';
import { expect, login, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

async function lockOf(admin: ApiClient, id: number) {
  const held = await admin.get('/system/sperren?limit=500');
  return rowsOf(held).find(({ tabelleId }) => tabelleId === id);
}

async function releaseByForce(admin: ApiClient, id: number): Promise<void> {
  const lock = await lockOf(admin, id);
  if (lock) await admin.remove(`/system/sperren/${String(lock.token)}?erzwingen=true`);
}

test('who else is here is seen: rows and records change by themselves, what is typed does not', async ({
  page,
  browser,
  server,
}) => {
  await page.clock.install();
  await login(page, 'buero');
  const buero = await clientOf(server.url, 'buero');
  const { headers } = await buero.post('/pruefstand/geraete', {
    bezeichnung: 'Gemeinsam',
    anzahl: 1,
  });
  const path = headers.get('location') ?? '';
  const id = Number(path.split('/').at(-1));
  const admin = await clientOf(server.url, 'admin');
  await page.goto(`/gadgets?filter=id%3D${id}`);
  const row = page.locator('[aria-rowindex="2"]');
  await expect(row).toContainText('Gemeinsam');
  const record = await page.context().newPage();
  await record.clock.install();
  await record.goto(`/gadgets/${id}`);
  await expect(button(record, 'Ändern')).toBeVisible();

  const other = await browser.newPage({ baseURL: server.url });
  await login(other, 'admin');
  await other.goto(`/gadgets/${id}`);
  await button(other, 'Ändern').click();
  await other.getByLabel('Bezeichnung', { exact: true }).fill('Von Ada');
  await button(other, 'Speichern').click();
  await expect(row).toContainText('Von Ada');
  await expect(row).toHaveAttribute('aria-description', /Geändert von Ada Verwalter/);
  await expect(record.getByRole('heading', { level: 1 })).toContainText('Von Ada');
  const news = record.getByRole('status').filter({ hasText: 'Geändert von Ada Verwalter' });
  await expect(news).toBeVisible();
  await record.clock.fastForward(60_000);
  await expect(news).toContainText('vor 1 Minute');

  // The other way round, too.
  await button(record, 'Ändern').click();
  await record.getByLabel('Anzahl', { exact: true }).fill('5');
  await button(record, 'Speichern').click();
  await expect(other.getByText('Geändert von Bea Büro gerade eben.')).toBeVisible();
  await expect(other.getByRole('main')).toContainText('5');
  await other.close();

  await button(record, 'Ändern').click();
  await record.getByLabel('Anzahl', { exact: true }).fill('9');
  // A lock of these blocks: an administrator releases it by force before he changes the record. A form does not wait for it.
  await expect.poll(() => lockOf(admin, id)).toBeDefined();
  await releaseByForce(admin, id);
  expect((await admin.patch(path, { anzahl: 3 }, '"3"')).status).toBe(200);
  await expect(news).toContainText('Ihre Eingaben bleiben');
  await expect(record.getByLabel('Anzahl', { exact: true })).toHaveValue('9');
  await button(record, 'Speichern').click();
  await expect(record.getByRole('dialog', { name: 'Inzwischen geändert' })).toContainText(
    'Ada Verwalter',
  );
  await record.close();
  // Where the page that closed has not released it by itself.
  await releaseByForce(admin, id);

  // The next tab takes the connection over; the holder of a lock is named before anybody tries.
  await move(page, `/gadgets/${id}`);
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect
    .poll(async () => {
      const lock = await admin.post('/system/sperren', { tabelle: 'PRG', tabelleId: id });
      return lock.status;
    })
    .toBe(201);
  await expect(page.getByText(/Ada Verwalter bearbeitet diesen Datensatz seit/)).toBeVisible();
});
