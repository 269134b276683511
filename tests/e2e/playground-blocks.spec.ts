import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

/** Creates gadgets with their parts; answers their ids. */
async function createGadgets(
  url: string,
  gadgets: readonly { body: object; parts?: readonly [string, number][] }[],
): Promise<number[]> {
  const client = await clientOf(url, 'admin');
  const post = async (path: string, body: object) => {
    const created = await client.post(path, body);
    expect(created.status).toBe(201);
    return Number(created.headers.get('location')?.split('/').at(-1));
  };
  const ids: number[] = [];
  for (const { body, parts = [] } of gadgets) {
    const id = await post('/pruefstand/geraete', { benutzerId: 1, ...body });
    for (const [name, menge] of parts) {
      await post(`/pruefstand/geraete/${id}/teile`, { name, menge });
    }
    ids.push(id);
  }
  return ids;
}

/** Lets calls of a path fail from now on; without one all work again. */
async function fail(url: string, path?: string): Promise<void> {
  const answer = await fetch(`${url}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(path === undefined ? [] : [{ path, status: 500, body: {} }]),
  });
  expect(answer.status).toBe(204);
}

/** What a page has to stand: dark on a phone, without anything sticking out; then a desk again. */
async function expectFineOnPhone(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 780 });
}
const cellsOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('graduated prices are a matrix, one price without tiers, and say when they fail', async ({
  page,
  server,
}) => {
  const [tiered, plain] = await createGadgets(server.url, [
    { body: { bezeichnung: 'Staffel', preis: 100, limit: 119, anzahl: 2 } },
    { body: { bezeichnung: 'Festpreis', preis: 50, limit: 59.5 } },
  ]);
  await login(page, 'admin');
  await page.goto(`/answers/${tiered}/tiers`);
  const matrix = page.getByRole('region', { name: 'Staffelpreise' });
  // A tier more than the gadget has would be an empty column.
  await expect(matrix.getByRole('columnheader')).toHaveText([
    'Region',
    'Grundpreis',
    'Stufe 2',
    'Stufe 3',
  ]);
  await expect(cellsOf(page, 'Nord').getByRole('cell')).toHaveText([
    /^100,00.€119,00.€ brutto$/,
    /^ab 1095,00.€113,05.€ bruttoNachlass 5,00.%$/,
    /^ab 2090,00.€107,10.€ bruttoNachlass 10,00.%$/,
  ]);
  // What has no tiers stands in one line.
  const others = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Übrige/ }) });
  await expect(others.getByRole('cell')).toHaveText([/^100,00/, '–', '–']);
  await expectNoAxeViolations(page);
  await expectFineOnPhone(page);
  // On a phone each group is a card, and nothing is beside it.
  await page.setViewportSize({ width: 320, height: 780 });
  await expect(matrix.getByRole('rowheader', { name: 'Nord' })).toBeInViewport();
  expect(await matrix.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  await expect(cellsOf(page, 'Nord').getByRole('cell')).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 780 });

  await page.goto(`/answers/${plain}/tiers`);
  await expect(matrix).toContainText(/50,00.€\s*59,50.€ brutto/);
  await expect(matrix).toContainText('Ohne Staffel');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoAxeViolations(page);

  await fail(server.url, 'staffelpreise$');
  await page.goto(`/answers/${tiered}/tiers`);
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await fail(server.url);
});

test('a question is answered while one types; a figure says what it is made of', async ({
  page,
  server,
}) => {
  const [id, empty] = await createGadgets(server.url, [
    {
      body: { bezeichnung: 'Bohrer', preis: 100, anzahl: 1 },
      parts: [
        ['Futter', 3],
        ['Akku', 0],
      ],
    },
    { body: { bezeichnung: 'Ohne Teile' } },
  ]);
  await login(page, 'admin');
  await page.goto(`/answers/${id}/parts`);
  const ask = page.getByRole('toolbar', { name: 'Aktionen' }).getByRole('button', {
    name: 'Was kostet das?',
  });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Was kostet das?' });
  const answer = dialog.getByRole('status');
  const quantity = dialog.getByLabel('Menge', { exact: true });
  await expect(quantity).toHaveValue('1');
  await expect(quantity).toBeFocused();
  await expect(dialog.getByLabel('Betreuer', { exact: true })).toBeVisible();
  await expect(answer).toContainText('100,00');
  await quantity.fill('10');
  await expect(answer).toContainText('95,00');
  await expect(answer.getByRole('row').filter({ hasText: 'Staffel' })).toContainText('95,00');
  await quantity.fill('0');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toContainText('95,00');
  await expectNoAxeViolations(page);
  await fail(server.url, 'preis$');
  await quantity.fill('20');
  await expect(answer).not.toContainText('95,00');
  await expect(answer).not.toBeEmpty();
  await fail(server.url);
  await quantity.fill('11');
  await expect(answer).toContainText('95,00');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();

  // The figure of a cell opens what it is made of; a zero is made of nothing.
  const parts = page.getByRole('grid', { name: 'Teile' });
  await expect(parts.getByRole('button')).toHaveText(['3']);
  await parts.getByRole('gridcell', { name: '3' }).focus();
  await fail(server.url, 'herkunft$');
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  const drillDown = page.getByRole('dialog', { name: 'Menge: Futter' });
  await expect(drillDown.getByRole('alert')).toBeVisible();
  await fail(server.url);
  await drillDown.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(drillDown.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  await expect(drillDown.getByRole('rowgroup', { name: 'Summe' })).toContainText('3');
  await expectNoAxeViolations(page);
  await expectFineOnPhone(page);
  await page.keyboard.press('Escape');
  await expect(drillDown).toHaveCount(0);

  // Rows are counted, and taken along as they stand.
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: 'Exportieren' });
  await exporting.getByRole('radio', { name: /CSV/ }).check();
  const coming = page.waitForEvent('download');
  await exporting.getByRole('button', { name: '2 Zeilen exportieren' }).click();
  const file = await (await coming).path();
  expect(readFileSync(file, 'utf8')).toBe('\uFEFF"Teil";"Menge"\r\n"Akku";"0"\r\n"Futter";"3"\r\n');
  await page.goto(`/answers/${empty}/parts`);
  await expect(page.getByText('Noch keine ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportieren', exact: true })).toBeDisabled();
});

test('codes: what is found, what may be meant, what nobody knows, what fails', async ({
  page,
  server,
}) => {
  await createGadgets(server.url, [
    {
      body: { bezeichnung: 'SCAN-1', preis: 12, ek: 7, farbe: 'ROT' },
      parts: [
        ['SCAN-2', 5],
        ['SCAN-1', 1],
      ],
    },
  ]);
  await login(page, 'admin');
  await page.goto('/answers');
  // A parent of the navigation shows its screens below it, in the small navigation beside it.
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const parent = navigation.getByRole('button', { name: 'Werkzeuge' });
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'Auskunft' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await parent.click();
  await expect(navigation.getByRole('link', { name: 'Codes' })).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await parent.hover();
  const beside = page.getByRole('dialog', { name: 'Werkzeuge' });
  await expect(beside.getByRole('link')).toHaveText([/Auskunft/, /Codes/]);
  await expectNoAxeViolations(page);
  await beside.getByRole('link', { name: 'Codes' }).click();
  await expect(page).toHaveURL(/\/codes$/);
  await expect(beside).toBeHidden();
  const main = page.getByRole('main');
  const entry = main.getByLabel('Barcode oder Nummer', { exact: true });
  await expect(entry).toBeFocused();
  await expect(main).toContainText('was dazu gehört: Gerät oder Teil.');
  await expectNoAxeViolations(page);
  await expect(main.getByRole('button', { name: 'Suchen' })).toBeDisabled();

  await entry.fill('scan-2');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'SCAN-2' })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'gelesen: Teil' })).toBeAttached();
  await entry.fill('SCAN-1');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Format uneindeutig' })).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: /^Gerät/ }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'SCAN-1 Rot' })).toBeVisible();
  await expect(main.getByText('Einkaufspreis', { exact: true })).toBeVisible();
  const parts = main.getByRole('table', { name: 'Teile des Geräts' });
  await expect(parts.getByRole('row')).toHaveCount(3);
  await expectFineOnPhone(page);
  await parts.getByRole('link', { name: 'SCAN-2' }).click();
  await expect(page).toHaveURL(/code=SCAN-2/);
  await expect(main.getByRole('heading', { name: 'SCAN-2' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'SCAN-1 Rot' })).toBeVisible();

  await page.goto('/codes?code=gibt-es-nicht');
  await expect(main.getByRole('alert')).toContainText('Gerät existiert nicht');
  await expect(main.getByRole('alert')).toContainText('Auch ein Teil gibt-es-nicht');
  await fail(server.url, 'pruefstand/teile$');
  await page.goto('/codes?code=SCAN-2');
  await expect(main.getByRole('alert')).not.toBeEmpty();
  await fail(server.url);

  // The technician may see gadgets of his own only: a code tells him of no other.
  await page.goto('/auth/logout');
  await login(page, 'technik');
  await page.goto('/codes?code=SCAN-1');
  await expect(main.getByRole('alert')).toContainText('Gerät existiert nicht');
});

test('types of tabs and actions that the application adds are drawn and run like any other', async ({
  page,
  context,
  server,
}) => {
  const [id] = await createGadgets(server.url, [
    {
      body: { bezeichnung: 'Bohrer' },
      parts: [
        ['Futter', 3],
        ['Akku', 1],
      ],
    },
  ]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login(page, 'admin');
  await page.goto(`/answers/${id}`);
  await page.getByRole('tab', { name: 'Lageplan' }).click();
  const plan = page.getByRole('img', { name: 'Lageplan' });
  await expect(plan.locator('text')).toHaveText(['Futter', 'Akku']);
  // What is three times as much is three times as wide.
  const [large = 0, small = 1] = await plan
    .locator('rect')
    .evaluateAll((plots) => plots.map((plot) => plot.getBoundingClientRect().width));
  expect(large / small).toBeCloseTo(3, 1);
  await runAction(page, 'Namen kopieren');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Bohrer');
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(plan.locator('text')).toHaveText(['Futter', 'Akku']);
  expect((await plan.boundingBox())?.width).toBeGreaterThan(300);
  await expectFineOnPhone(page);
});
