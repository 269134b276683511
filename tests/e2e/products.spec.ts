import type { APIRequestContext, Page } from '@playwright/test';
import { formatMoney, formatNumber } from '../../schemas/rules/format-number';
import { inTurn } from './support/in-turn';
import { demoPassword } from './support/login';
import { expect, expectNoAxeViolations, login, test } from './support/test';

type Row = Record<string, unknown>;

/** Reads lists as a user, without the page. */
async function reader(request: APIRequestContext, user: string) {
  const answer = await request.post('/vario-api/login', {
    headers: { Authorization: `Basic ${btoa(`${user}:${demoPassword}`)}` },
    data: { sprache: 'de', geraetName: 'Nebenan' },
  });
  const { token } = (await answer.json()) as { token: string };
  return async (path: string): Promise<Row[]> => {
    const rows = await request.get(`/vario-api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await rows.json()) as { result: Row[] }).result;
  };
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const money = (value: unknown) => formatMoney(Number(value), 'de');

test('explains a price with tiers, by keyboard', async ({ page, request }) => {
  const read = await reader(request, 'lesen');
  const [product] = await read('/stammdaten/artikel?filter=staffel=2&limit=1');
  const [tiers] = await read(`/stammdaten/artikel/${Number(product?.id)}/AP3`);
  await login(page, 'lesen');
  await page.goto(`/products/${Number(product?.id)}/prices`);

  const matrix = page.getByRole('region', { name: 'Preise' });
  const line = (name: string) =>
    matrix.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  // The line of headings, four groups with tiers, and one line for those that have the price of all.
  await expect(matrix.getByRole('row')).toHaveCount(6);
  await expect(line('Übrige (13)').getByRole('cell').first()).toContainText(
    money(product?.vknetto),
  );
  await expect(matrix.getByRole('columnheader', { name: 'Stufe 2', exact: true })).toBeVisible();
  const second = line('Standardpreis').getByRole('cell').nth(2);
  await expect(second).toContainText(
    `ab ${formatNumber(Number(tiers?.menge2), 'de', { digits: 2 })}`,
  );
  await expect(second).toContainText(money(tiers?.vk2));
  await expect(second).toContainText(`${money(tiers?.vk2Brutto)} brutto`);
  await expectNoAxeViolations(page);

  const why = bar(page).getByRole('button', { name: 'Warum dieser Preis?' });
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Warum dieser Preis?' });
  const answer = dialog.getByRole('status');
  const quantity = dialog.getByLabel('Menge', { exact: true });
  await expect(quantity).toHaveValue('1');
  await quantity.fill(String(tiers?.menge2));
  await expect(answer).toContainText(money(tiers?.vk2));
  const rule = (name: string) => answer.getByRole('row').filter({ hasText: name });
  await expect(rule('Preisgruppe')).toContainText('Gilt');
  // The tier has the number that the matrix shows.
  await expect(rule('Preisgruppe').getByRole('cell').nth(3)).toHaveText('3');
  await expect(rule('Listenpreis')).toContainText('Nachrangig');
  await expect(rule('Listenpreis')).toContainText(money(product?.vknetto));
  await expect(rule('Sonderpreis im Zeitraum')).toContainText('Nichts vereinbart');
  // What the call would refuse is said at the field, and the last answer stays.
  await quantity.fill('0');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toContainText(money(tiers?.vk2));
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(why).toBeFocused();
});

test('finds why stock is reserved: the documents behind a figure add up to it', async ({
  page,
  request,
}) => {
  const read = await reader(request, 'lesen');
  const [stock] = await read('/stammdaten/lager/1/bestaende?filter=reserviert>0&limit=1');
  const reserved = formatNumber(Number(stock?.reserviert), 'de', { digits: 2 });
  await login(page, 'lesen');
  await page.goto(`/products/${Number(stock?.artikelId)}/masterdata`);
  await expect(page.getByText('EK netto', { exact: true })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Ändern' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Lager', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Lager', exact: true });
  await expect(grid.getByRole('columnheader', { name: 'In Kommissionierung' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Servicelager' })).toHaveCount(0);

  const figure = grid.getByRole('button', { name: `Reserviert: ${reserved}` }).first();
  await grid.locator('[role="gridcell"]:has([data-drill-down]:not([hidden]))').first().focus();
  await page.keyboard.press('F2');
  await expect(figure).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reserviert: Zentrallager' });
  const documents = dialog.getByRole('grid');
  await expect(documents.getByRole('rowgroup', { name: 'Summe' })).toContainText(reserved);
  await expect(documents.locator('[aria-rowindex="2"]')).toContainText(/\d/);
  const drillDown = await read(
    `/stammdaten/artikel/${Number(stock?.artikelId)}/bestandsbelege?lagerId=1&groesse=RESERVIERT`,
  );
  await expect(documents).toHaveAttribute('aria-rowcount', String(drillDown.length + 1));
  await expect(documents).toContainText(String(drillDown[0]?.belegnummer));
  await expect(documents).toContainText(String(drillDown[0]?.adresse));
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();
});

test('a technician sees in whose van a part is, no purchase prices and no customers; the warehouse asks for prices without them', async ({
  page,
  request,
}) => {
  const read = await reader(request, 'technik');
  const [part] = await read('/lager/servicebestaende/gutteile?limit=1');
  const vans = await read(
    `/stammdaten/artikel/${Number(part?.artikelId)}/servicebestaende?filter=zweck=GUTTEILE`,
  );
  await login(page, 'technik');
  await page.goto('/products');
  const list = page.getByRole('grid', { name: 'Artikel', exact: true });
  await expect(list.getByRole('columnheader', { name: 'VK netto' })).toBeVisible();
  await expect(list.getByRole('columnheader', { name: 'EK netto' })).toHaveCount(0);
  await page.goto(`/products/${Number(part?.artikelId)}/masterdata`);
  await expect(page.getByText('VK netto', { exact: true })).toBeVisible();
  await expect(page.getByText('EK netto', { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Servicelager' }).click();
  const service = page.getByRole('grid', { name: 'Servicelager' });
  await expect(service).toHaveAttribute('aria-rowcount', String(vans.length + 1));
  await expect(service).toContainText('Servicewagen 1');

  const [stock] = await read('/stammdaten/lager/1/bestaende?filter=reserviert>0&limit=1');
  await page.goto(`/products/${Number(stock?.artikelId)}/storage`);
  await page
    .getByRole('button', { name: /^Reserviert: / })
    .first()
    .click();
  const documents = page.getByRole('dialog').getByRole('grid');
  await expect(documents.getByRole('columnheader', { name: 'Belegnummer' })).toBeVisible();
  await expect(documents.getByRole('columnheader', { name: 'Adresse' })).toHaveCount(0);

  await login(page, 'lager');
  await page.goto(`/products/${Number(stock?.artikelId)}/storage`);
  const storage = page.getByRole('grid', { name: 'Lager', exact: true });
  await expect(storage).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Servicelager' })).toHaveCount(0);
  // In the order that was chosen last, whatever product it is of.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/presetsProductStocks') && answer.request().method() === 'POST',
  );
  await storage.getByRole('columnheader', { name: 'Bestand' }).click();
  expect((await kept).status()).toBe(200);
  await page.goto(`/products/${Number(stock?.artikelId)}/storage`);
  await expect(storage.getByRole('columnheader', { name: 'Bestand' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await bar(page).getByRole('button', { name: 'Warum dieser Preis?' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByLabel('Menge', { exact: true })).toBeVisible();
  await expect(asked.getByLabel('Kunde', { exact: true })).toHaveCount(0);
});

const spoken = [
  ['en', { tab: 'Prices', tier: 'Base price', group: 'Standard price', stock: 'Stock' }],
  ['fr', { tab: 'Prix', tier: 'Prix de base', group: 'Prix standard', stock: 'Stock' }],
] as const;

for (const [language, texts] of inTurn(spoken)) {
  test(`speaks ${language} in prices and stock`, async ({ page, request }) => {
    const read = await reader(request, 'lesen');
    const [product] = await read('/stammdaten/artikel?filter=staffel=5,artikelart=1&limit=1');
    await login(page, 'lesen', language);
    await page.goto(`/products/${Number(product?.id)}/prices`);
    const matrix = page.getByRole('region', { name: texts.tab });
    await expect(matrix.getByRole('columnheader', { name: texts.tier })).toBeVisible();
    await expect(matrix.getByRole('rowheader', { name: texts.group })).toBeVisible();
    // Surcharges are shown where the product has them.
    await expect(matrix.getByRole('cell').filter({ hasText: '%' }).first()).toBeVisible();
    await page.getByRole('tab', { name: texts.stock, exact: true }).click();
    await expect(page.getByRole('grid', { name: texts.stock, exact: true })).not.toHaveAttribute(
      'aria-rowcount',
      '1',
    );
  });
}
