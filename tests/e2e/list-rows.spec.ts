import { atRest, cell, dragTo, grid, link, openList, row } from './support/list-window';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.beforeEach(({ page }) => login(page, 'buero'));

test('Space selects, Shift selects up to here, scrolling keeps it; rows hold real links, reached by keyboard inside cells', async ({
  page,
  context,
}) => {
  await test.step('selected by keyboard', async () => {
    await openList(page);
    await cell(page, 3, 2).click();
    await page.keyboard.press('Space');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    const selected = grid(page).locator('[aria-selected="true"]');
    await expect(selected).toHaveCount(4);
    await dragTo(page, 1);
    await atRest(page);
    await dragTo(page, 0);
    await expect(selected).toHaveCount(4);
    for (const number of [3, 4, 5, 6]) {
      await expect(row(page, number)).toHaveAttribute('aria-selected', 'true');
    }
    await cell(page, 4, 2).click();
    await page.keyboard.press('Space');
    await expect(selected).toHaveCount(3);
  });
  await test.step('links', async () => {
    await openList(page, 'filter=email%20!null%20&order=adressnummer');
    const opened = context.waitForEvent('page');
    await link(page, 2).click({ button: 'middle' });
    await (await opened).waitForURL(/\/addresses\/\d+/);
    await expect(grid(page)).toBeVisible();

    const header = grid(page).getByRole('columnheader', { name: 'E-Mail', exact: true });
    const column = Number(await header.getAttribute('aria-colindex'));
    await cell(page, 1, column).click({ position: { x: 2, y: 2 } });
    // The first opens the cell, which takes input.
    await page.keyboard.press('F2');
    await expect(cell(page, 1, column).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('F2');
    const mail = cell(page, 1, column).locator('a[href^="mailto:"]');
    await expect(mail).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, column)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
  });
});

test('on a phone a row is a card: what matters about it, the rest in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/addresses');
  await expect(row(page, 1).getByRole('gridcell')).toContainText(/^Otto Software GmbH/);
  // Six at least are seen whole.
  const seen = await grid(page).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const cards = [...element.querySelectorAll('[aria-rowindex] > [role="gridcell"]')];
    return cards.filter((one) => one.getBoundingClientRect().bottom <= bottom).length;
  });
  expect(seen).toBeGreaterThanOrEqual(6);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/addresses?filter=adressnummer%3D10001');
  const card = row(page, 1).getByRole('gridcell');
  // The placeholder of a card is a row with one cell, too.
  await expect(card).toContainText('Oetz');
  await expect(card).toHaveCount(1);
  for (const text of ['Otto Software GmbH', '10001', 'Neubaugasse 18', 'Lieferant', '0,00']) {
    await expect(card).toContainText(text);
  }
  const tools = page.getByRole('search');
  await expect(tools.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
  await tools.getByRole('button', { name: 'Werkzeuge' }).click();
  for (const name of ['Filter', 'Spalten', 'Gruppieren', 'Exportieren']) {
    const tool = tools.getByRole('button', { name, exact: true });
    await expect(tool).toHaveText(name);
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  // A long press on a value is the menu of the cell.
  await card.getByText('Oetz', { exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Nach diesem Wert filtern' }).click();
  await expect(page).toHaveURL(/filter=.*ort/);
  const call = card.getByRole('link', { name: /^Telefon: \+43/ });
  await expect(call).toBeVisible();
  const box = await call.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(48);
  expect(box?.height).toBeGreaterThanOrEqual(48);
  const inside = await grid(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(inside).toBeLessThanOrEqual(0);
});

test('what a value is called may come while a row is pressed', async ({ page }) => {
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/stammdaten\/texte\?/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/addresses?filter=adressnummer%3D10001');
  await expect(link(page, 1)).toHaveText('10001');
  await expect(row(page, 1)).not.toContainText('Firma');
  await link(page, 1).hover();
  await page.mouse.down();
  answer();
  await expect(row(page, 1)).toContainText('Firma');
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
});

test('a record is read beside the rows, and follows the keys', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/addresses?order=adressnummer');
  const list = page.getByRole('grid', { name: 'Adressen' });
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Vorschau' });
  const title = panel.getByRole('heading').first();
  await list.locator('[aria-rowindex="2"] [role="gridcell"]').nth(1).click();
  const nameOf = async (row: number) => {
    const cell = list.getByRole('columnheader', { name: 'Name', exact: true });
    const column = await cell.getAttribute('aria-colindex');
    return list.locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${column}"]`).innerText();
  };
  await expect(title).toContainText(await nameOf(1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(title).toContainText(await nameOf(3));
  await expect(list.locator('[aria-rowindex="4"] [role="gridcell"]').nth(1)).toBeFocused();
  await expect(panel.locator('dt').first()).toBeVisible();
  await expectNoAxeViolations(page);
  // Beside nothing that was found there is nothing to be read.
  const search = page.getByRole('searchbox', { name: 'In der Liste suchen' });
  await search.fill('gibt es nicht');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expect(title).toHaveText('Adresse');
  await expect(panel.locator('dt')).toHaveCount(0);
  await search.press('Escape');
  await expect(panel.locator('dt').first()).toBeVisible();
  // It is there again, until there is no room or it is closed.
  await page.reload();
  await expect(title).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Vorschau schließen' }).click();
  await expect(panel).toHaveCount(0);
});
