import type { Locator, Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { customer } from '../support/drafts';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const idOf = ({ headers }: { headers: Headers }) =>
  Number(headers.get('location')?.split('/').at(-1));

async function made(api: ApiClient, path: string, body: object, headers = {}): Promise<number> {
  const reply = await api.post(path, body, headers);
  if (reply.status >= 300)
    throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return idOf(reply);
}

/** A task that has been sent to the technician of the demo company. */
async function sentTask(office: ApiClient, titel: string) {
  const { id: adresseId, name1 } = await customer(office);
  const orderId = await made(office, '/service/auftraege', { titel, adresseId, auftragsartId: 1 });
  const { version } = recordOf(await office.get(`/service/auftraege/${orderId}`));
  const guard = { 'If-Match': `"${String(version)}"` };
  await made(office, `/service/auftraege/${orderId}/freigabe`, {}, guard);
  const day = new Date().toISOString().slice(0, 10);
  const id = await made(office, '/service/planung', {
    ...{ serviceAuftragId: orderId, technikerId: 1 },
    ...{ beginnDatum: `${day}T08:00`, endeDatum: `${day}T10:00` },
  });
  await made(office, `/service/planung/${id}/versand`, {});
  return { id, orderId, titel, customer: String(name1) };
}

/** Goes to an address of the page without a network, as a link would. */
async function walk(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main).not.toContainText('Sie sind offline');
  await expect(main).not.toContainText('Keine Verbindung');
  return main;
}

/** Opens dialogs of a task by what they are called in «Weitere», looks at each and leaves it. */
async function openDialogs(page: Page, main: Locator, names: readonly string[]): Promise<void> {
  const more = main.getByRole('button', { name: 'Weitere', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Weitere' });
  for (const name of names) {
    await more.click();
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect(sheet).toBeHidden();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text });

test('what is ready without a network is all of a day: lists, records, their tabs and dialogs', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const [office, technik] = [
    await clientOf(server.url, 'buero'),
    await clientOf(server.url, 'technik'),
  ];
  const [old, sent] = [
    await sentTask(office, 'Uhr im Turm steht'),
    await sentTask(office, 'Lampe im Keller brennt'),
  ];
  await made(technik, `/service/planung/${old.id}/annahme`, {});
  await server.query(
    `update planning_items set beginn_datum = beginn_datum - interval '40 days',
      ende_datum = ende_datum - interval '40 days' where id = ${old.id}`,
  );
  const counted = await office.get('/stammdaten/artikel?limit=1&returnTotal=true');
  const total = Number((counted.body as { total: number }).total);

  await login(page, 'technik');
  await page.goto('/tasks');
  await expect(page.getByText(/^Vollständig offline bereit: /)).toBeVisible({ timeout: 90_000 });
  await context.setOffline(true);

  const tasks = await walk(page, '/tasks');
  await expect(tasks).toContainText(old.titel);
  await expect(tasks).toContainText(old.customer);
  for (const tab of ['flow', 'masterdata', 'workTimes', 'report', 'files', 'complete']) {
    await walk(page, `/tasks/${old.id}/${tab}`);
  }
  const flow = await walk(page, `/tasks/${old.id}/flow`);
  await openDialogs(page, flow, ['Telefonisch erledigt', 'Ablehnen', 'Einsatz abbrechen']);
  const planning = await walk(page, '/planning?view=mine&q=Lampe');
  await expect(planning).toContainText(sent.titel);
  await walk(page, `/planning/${sent.id}/flow`);
  await walk(page, '/material?view=mine');
  await walk(page, '/time-tracking');

  // Accepted here, and everywhere at once.
  await walk(page, `/planning/${sent.id}/flow`);
  const bar = page.getByRole('main').getByRole('toolbar', { name: 'Aktionen' });
  await bar.getByRole('button', { name: 'Annehmen' }).click();
  await expect(bar.getByRole('button', { name: 'Reise beginnen' })).toBeVisible();
  await walk(page, '/planning?view=mine&q=Lampe');
  await expect(page.getByRole('main')).not.toContainText(sent.titel);
  await page.goto('/tasks?q=Lampe');
  const accepted = rowOf(page, sent.titel);
  await expect(accepted).toBeVisible();
  await expect(accepted).toHaveAttribute('aria-description', /Noch nicht übertragen: Annehmen/);
  await expectNoAxeViolations(page);

  // What nobody has asked the server for is answered by the rows that are here.
  await page.goto(`/tasks?filter=${encodeURIComponent('titel~lampe')}`);
  await expect(rowOf(page, sent.titel)).toBeVisible();
  await expect(rowOf(page, old.titel)).toHaveCount(0);
  await page.goto('/products?q=a4');
  const said = page.getByRole('main').getByRole('status');
  await expect(said.filter({ hasText: 'auf diesem Gerät' })).toContainText(
    total.toLocaleString('de-DE'),
  );

  // Giving the first step up leaves the next one without what it needs: that is said before anything is sent.
  await page.goto(`/tasks/${sent.id}/flow`);
  await bar.getByRole('button', { name: 'Reise beginnen' }).click();
  const travel = page.getByRole('dialog', { name: 'Reise beginnen' });
  await travel.getByRole('button', { name: 'Reise beginnen' }).click();
  await expect(travel).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Ausgang/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Ausgang' });
  await drawer.getByRole('button', { name: /^Verwerfen: Annehmen/ }).click();
  const discard = page.getByRole('dialog', { name: /verwerfen$/ });
  await discard.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(drawer.getByText(/«Annehmen» wurde geändert/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Schließen' }).click();
  await page.goto('/planning?view=mine&q=Lampe');
  await expect(rowOf(page, sent.titel)).toBeVisible();

  expect(rowsOf(await office.get(`/service/planung?filter=id=${sent.id}`))).toMatchObject([
    { auftragsstatus: '03', angenommenDatum: null },
  ]);
});
