import type { Page } from '@playwright/test';
import { clientOf, recordOf, type ApiClient } from '../support/api-client';
import { customer } from '../support/drafts';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const idOf = ({ headers }: { headers: Headers }) =>
  Number(headers.get('location')?.split('/').at(-1));

/** A task that has been sent to the technician of the demo company; answers its id. */
async function sentTask(office: ApiClient, day: string): Promise<number> {
  const { id: adresseId } = await customer(office);
  const values = { titel: 'Drucker im Keller', adresseId, auftragsartId: 4 };
  const orderId = idOf(await office.post('/service/auftraege', values));
  const { version } = recordOf(await office.get(`/service/auftraege/${orderId}`));
  const guard = { 'If-Match': `"${String(version)}"` };
  await office.post(`/service/auftraege/${orderId}/freigabe`, {}, guard);
  const plan = {
    serviceAuftragId: orderId,
    technikerId: 1,
    beginnDatum: `${day}T08:00`,
    endeDatum: `${day}T10:00`,
  };
  const id = idOf(await office.post('/service/planung', plan));
  await office.post(`/service/planung/${id}/versand`, {});
  return id;
}

/** Files that the worker keeps, once it has all of them. */
async function waitUntilKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const files = (await (await fetch('/offline-files.json')).json()) as string[];
      const found = await Promise.all(files.map((file) => caches.match(`/${file}`)));
      return found.filter((one) => one === undefined).length;
    });
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}

test('what is done without a signal arrives once, in order, also when the page dies; a refused one stands in «Klärung»', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const today = new Date().toISOString().slice(0, 10);
  const [kept, refused] = [await sentTask(office, today), await sentTask(office, today)];
  await login(page, 'technik');
  for (const id of [kept, refused]) {
    await page.goto(`/tasks/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Drucker im Keller');
  }
  await waitUntilKept(page);

  await context.setOffline(true);
  const outbox = page.getByRole('banner').getByRole('button', { name: /^Ausgang/ });
  const steps = async (id: number) => {
    await page.goto(`/tasks/${id}`);
    await runAction(page, 'Annehmen');
    await expect(page.getByText('wird übertragen').first()).toBeVisible();
    await runAction(page, 'Reisebeginn');
    const travel = page.getByRole('dialog', { name: 'Reisebeginn' });
    await travel.getByRole('button', { name: 'OK' }).click();
    await expect(travel).toBeHidden();
    await runAction(page, 'Ankunft');
    const arrival = page.getByRole('dialog', { name: 'Ankunft' });
    await arrival.getByLabel('Strecke').fill('12');
    await arrival.getByRole('button', { name: 'OK' }).click();
    await expect(arrival).toBeHidden();
  };
  await steps(kept);
  await expect(outbox).toHaveAccessibleName('Ausgang: 3 Einträge warten auf die Übertragung');
  await steps(refused);
  await expect(outbox).toHaveAccessibleName('Ausgang: 6 Einträge warten auf die Übertragung');
  await expectNoAxeViolations(page);

  // Meanwhile dispatch takes one back; the tab is closed, and another begins without a network.
  await office.post(`/service/planung/${refused}/abbruch`, { bemerkung: 'Kunde hat abgesagt' });
  await page.close();
  const next = await context.newPage();
  await next.goto(`/tasks/${kept}`);
  const button = next.getByRole('banner').getByRole('button', { name: /^Ausgang/ });
  await expect(button).toHaveAccessibleName('Ausgang: 6 Einträge warten auf die Übertragung');

  await context.setOffline(false);
  await expect(button).toHaveAccessibleName(/2 Einträge warten.*ein Eintrag in Klärung/, {
    timeout: 60_000,
  });
  const done = recordOf(await office.get(`/service/planung/${kept}`));
  expect(done).toMatchObject({ auftragsstatus: '06', strecke: 12, benutzerId: 3 });
  const [{ trips } = { trips: 0 }] = (await server.query(
    `select count(*)::int as trips from service_trips where planung_id = ${kept}`,
  )) as { trips: number }[];
  expect(trips).toBe(1);

  await button.click();
  const list = next.getByRole('dialog', { name: 'Ausgang' });
  const clarification = list.getByRole('region', { name: 'Klärung' });
  await expect(clarification.getByRole('listitem')).toHaveCount(1);
  await expect(clarification).toContainText('Annehmen');
  await expectNoAxeViolations(next);
  await clarification.getByRole('button', { name: /^Verwerfen/ }).click();
  const discard = next.getByRole('dialog', { name: /verwerfen$/ });
  await discard.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(discard).toContainText('Bitte geben Sie einen Grund an.');
  await discard.getByLabel('Grund').fill('Auftrag ist abgesagt');
  await discard.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(list.getByText('Grund: Auftrag ist abgesagt')).toBeVisible();
});
