import type { APIRequestContext } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { demoPassword } from './support/login';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

/** An order with two articles and a text between them; answers its id. */
async function makeOrder(request: APIRequestContext): Promise<number> {
  const answer = await request.post('/vario-api/login', {
    headers: { Authorization: `Basic ${btoa(`admin:${demoPassword}`)}` },
    data: { sprache: 'de', geraetName: 'Nebenan' },
  });
  const { token } = (await answer.json()) as { token: string };
  const post = async (path: string, data: object) => {
    const created = await request.post(`/vario-api${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
      data,
    });
    expect(created.status()).toBe(201);
    return Number(created.headers().location?.split('/').at(-1));
  };
  const id = await post('/pruefstand/auftraege', { titel: 'Werkbank' });
  for (const line of [
    { position: 10, text: 'Hobel', betrag: 12.5, ek: 8 },
    { position: 20, art: 'TEXT', text: 'Danke' },
    { position: 30, text: 'Zwinge', betrag: 100.1, ek: 60 },
  ]) {
    await post(`/pruefstand/auftraege/${id}/positionen`, line);
  }
  return id;
}

test('rows of a call that is no resource: order, filter, sum and links', async ({
  page,
  request,
}) => {
  const id = await makeOrder(request);
  await login(page, 'admin');
  await page.goto(`/orders/${id}/statement`);
  const grid = page.getByRole('grid', { name: 'Auszug' });
  const cells = (column: number) =>
    grid.locator(`[role="gridcell"][aria-colindex="${column}"]:visible`);
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(cells(1)).toHaveText(['Zwinge', 'Danke', 'Hobel', 'Summe']);
  await expect(cells(5)).toHaveText(['100,10 €', '', '12,50 €', '112,60 €']);
  await expectNoAxeViolations(page);

  // Nothing here can be changed or selected.
  await expect(grid.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Zeilen' })).toHaveCount(0);
  // A row that names no record is a row all the same.
  await expect(grid.getByRole('link')).toHaveText(['Zwinge', 'Hobel']);

  // By keyboard: the order goes into the address, and comes back from it.
  const amount = grid.getByRole('columnheader', { name: 'Betrag' });
  await amount.focus();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(cells(1)).toHaveText(['Hobel', 'Zwinge', 'Danke', 'Summe']);
  const filter = page.getByRole('region', { name: 'Filter' });
  await filter.getByLabel('Ab Betrag').fill('50');
  await expect(cells(1)).toHaveText(['Zwinge', 'Summe']);
  await expect(cells(5)).toHaveText(['100,10 €', '100,10 €']);
  await expect(page).toHaveURL(/order=betrag.*abBetrag=50/);
  await page.reload();
  await expect(filter.getByLabel('Ab Betrag')).toHaveValue('50,00');
  await expect(cells(1)).toHaveText(['Zwinge', 'Summe']);

  // What the call would refuse is not asked for, and said.
  await filter.getByLabel('Ab Betrag').fill('-3');
  await expect(filter.getByLabel('Ab Betrag')).toHaveAttribute('aria-invalid', 'true');
  await filter.getByLabel('Ab Betrag').fill('5000');
  await expect(page.getByText('Zu Suche und Filtern gibt es keine Einträge.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(filter.getByLabel('Ab Betrag')).toHaveValue('');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');

  await grid.locator('[aria-rowindex="2"] [role="gridcell"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${id}(/masterdata)?$`));
});

test('rows of a list below the record; who lacks a right lacks its column', async ({
  page,
  request,
}) => {
  const id = await makeOrder(request);
  await login(page, 'technik');
  await page.goto(`/orders/${id}/all-lines`);
  const lines = page.getByRole('grid', { name: 'Alle Zeilen' });
  await expect(lines.locator('[aria-colindex="1"][role="gridcell"]:visible')).toHaveText([
    'Hobel',
    'Danke',
    'Zwinge',
  ]);
  await expect(lines.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Filter' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Auszug' }).click();
  const statement = page.getByRole('grid', { name: 'Auszug' });
  await expect(statement.getByRole('columnheader', { name: 'Betrag' })).toBeVisible();
  await expect(statement.getByRole('columnheader', { name: 'Einkaufspreis' })).toHaveCount(0);

  await expect(statement.locator('[aria-rowindex="2"] [role="gridcell"]').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(statement.locator('[aria-rowindex="2"] [role="gridcell"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Summe' })).toContainText('112,60');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
