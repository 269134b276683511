import { atRest } from './support/at-rest';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const header = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true });
const headers = async (page: Page) =>
  Promise.all(
    (await grid(page).getByRole('columnheader').all()).map((one) => one.getAttribute('aria-label')),
  );
const widthOf = async (page: Page, name: string) =>
  Math.round((await header(page, name).boundingBox())?.width ?? 0);
/** A change of the columns has reached the server. */
const stored = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/webapp/parameter/list.addresses') &&
      response.request().method() === 'POST' &&
      response.ok(),
  );

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/addresses${search}`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', /^[1-9]/);
  await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
}

async function menuOf(page: Page, column: string): Promise<void> {
  await header(page, column).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu', { name: `Spalte ${column}` })).toBeVisible();
}

const choose = (page: Page, item: string | RegExp) =>
  page
    .getByRole('menu')
    .getByRole(/fixieren|sortieren/.test(String(item)) ? 'menuitemcheckbox' : 'menuitem', {
      name: item,
    })
    .click();

/** One page for several steps: columns are as the screen has them again. */
async function resetColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spalten', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Spalten' });
  await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

test.describe('columns', () => {
  test.beforeEach(async ({ page }) => {
    await login(page, 'technik');
    await openList(page);
  });

  test('are resized by mouse and keyboard, are so again after a reload, and wait for the network and their code', async ({
    page,
    context,
  }) => {
    await test.step('Escape ends the dragging', async () => {
      // Room to drag an edge to the right.
      await page.setViewportSize({ width: 1600, height: 800 });
      const before = await widthOf(page, 'Ort');
      const box = await header(page, 'Ort').boundingBox();
      if (!box) throw new Error('no header «Ort»');
      await page.mouse.move(box.x + box.width, box.y + 16);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width + 80, box.y + 16);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect(await widthOf(page, 'Ort')).toBe(before);
    });
    await test.step('by mouse and keyboard', async () => {
      // Room to drag an edge to the right.
      await page.setViewportSize({ width: 1600, height: 800 });
      // Columns take the room that has come.
      let box = await header(page, 'Ort').boundingBox();
      await expect(async () => {
        const former = box;
        box = await header(page, 'Ort').boundingBox();
        expect(box).toEqual(former);
      }).toPass();
      const before = await widthOf(page, 'Ort');
      if (!box) throw new Error('no header «Ort»');
      const saved = stored(page);
      await page.mouse.move(box.x + box.width, box.y + 16);
      await page.mouse.down();
      const { x, y, width } = box;
      await page.mouse.move(x + width + 30, y + 16);
      // What follows the pointer comes with the first drag.
      await expect(async () => {
        await page.mouse.move(x + width + 60, y + 16);
        expect(await widthOf(page, 'Ort')).toBe(before + 60);
      }).toPass();
      await page.mouse.up();
      await saved;
      await header(page, 'PLZ').focus();
      const plz = await widthOf(page, 'PLZ');
      const again = stored(page);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await again;
      await expect.poll(() => widthOf(page, 'PLZ')).toBe(plz + 20);
      await page.reload();
      await expect.poll(() => widthOf(page, 'Ort')).toBe(before + 60);
      await expect.poll(() => widthOf(page, 'PLZ')).toBe(plz + 20);
      // The cells stand under their header.
      const cell = await grid(page)
        .locator('[aria-rowindex="2"] [role="gridcell"][aria-colindex="6"]')
        .boundingBox();
      expect(Math.round(cell?.width ?? 0)).toBe(before + 60);
    });
    await test.step('arranged without a network', async () => {
      await atRest(page);
      await header(page, 'Ort').focus();
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await expect.poll(async () => (await headers(page)).indexOf('Ort')).toBe(4);
      await context.setOffline(true);
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await expect.poll(async () => (await headers(page)).indexOf('Ort')).toBe(3);
      const saved = stored(page);
      await context.setOffline(false);
      await saved;
      await page.reload();
      await expect.poll(async () => (await headers(page)).indexOf('Ort')).toBe(3);
    });
    await test.step('two keys at once', async () => {
      await openList(page);
      const before = await widthOf(page, 'PLZ');
      await header(page, 'PLZ').focus();
      const saved = stored(page);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await saved;
      await expect.poll(() => widthOf(page, 'PLZ'), { timeout: 5000 }).toBe(before + 20);
    });
  });

  test('are moved, hidden, shown, pinned and fitted', async ({ page }) => {
    await test.step('moved by mouse, keyboard and panel', async () => {
      await header(page, 'Ort')
        .getByText('Ort', { exact: true })
        .dragTo(header(page, 'Beziehung'), {
          targetPosition: { x: 4, y: 16 },
        });
      const between = async () => {
        const names = await headers(page);
        return names.indexOf('Beziehung') - names.indexOf('Ort');
      };
      await expect.poll(between).toBe(1);
      const order = await headers(page);

      await header(page, 'PLZ').focus();
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await expect(page.getByText(/^PLZ: Spalte \d+ von 13$/)).toBeAttached();
      const moved = await headers(page);
      expect(moved.indexOf('PLZ')).toBe(order.indexOf('PLZ') - 1);
      await expect(header(page, 'PLZ')).toBeFocused();

      await page.getByRole('button', { name: 'Spalten', exact: true }).click();
      await page.getByRole('button', { name: 'E-Mail nach oben' }).click();
      await page.keyboard.press('Escape');
      const above = async () => {
        const names = await headers(page);
        return names.indexOf('Anrede') - names.indexOf('E-Mail');
      };
      await expect.poll(above).toBe(1);
      await expect(page.getByRole('button', { name: 'Spalten', exact: true })).toBeFocused();
    });
    await resetColumns(page);
    await test.step('hidden and shown, also fields that the screen does not start with', async () => {
      await menuOf(page, 'Anrede');
      const saved = stored(page);
      await choose(page, 'Ausblenden');
      await expect(header(page, 'Anrede')).toHaveCount(0);
      await saved;
      await page.getByRole('button', { name: 'Spalten', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Spalten' });
      // What is ticked goes over to the shown ones; the focus stays where it was.
      const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
      await box('Telefax').focus();
      await page.keyboard.press('Space');
      await expect(box('Mobiltelefon')).toBeFocused();
      await expect(box('Telefax')).toBeChecked();
      await box('Telefax').uncheck();
      const again = stored(page);
      await panel.getByLabel('Feld suchen').fill('kredit');
      await box('Kreditlimit').check();
      await expect(panel.getByLabel('Feld suchen')).toBeFocused();
      await again;
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(header(page, 'Kreditlimit')).toBeAttached();
      await expect(header(page, 'Anrede')).toHaveCount(0);
      // Money stands at the right edge and speaks German.
      const position = await header(page, 'Kreditlimit').getAttribute('aria-colindex');
      const money = grid(page).locator(`[role="gridcell"][aria-colindex="${position}"]`);
      await expect(money.filter({ hasText: /^[\d.]+,\d\d\s€$/ }).first()).toBeAttached();
      await expect(money.first()).toHaveCSS('text-align', 'end');

      await page.getByRole('button', { name: 'Spalten', exact: true }).click();
      await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
      await page.keyboard.press('Escape');
      await expect(header(page, 'Anrede')).toBeAttached();
      await expect(header(page, 'Kreditlimit')).toHaveCount(0);
    });
    await test.step('at the left edge when they are pinned', async () => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await menuOf(page, 'Name');
      await choose(page, 'Links fixieren');
      await expect.poll(async () => (await headers(page))[0]).toBe('Name');
      await menuOf(page, 'Ort');
      await choose(page, 'Links fixieren');
      await expect.poll(async () => (await headers(page)).slice(0, 2)).toEqual(['Name', 'Ort']);
      const left = (await header(page, 'Ort').boundingBox())?.x;
      await grid(page).evaluate((element) => element.scrollBy(400, 0));
      expect((await header(page, 'Ort').boundingBox())?.x).toBe(left);
      const cell = grid(page).locator('[aria-rowindex="3"] [role="gridcell"]').nth(1);
      expect((await cell.boundingBox())?.x).toBe(left);
    });
    await resetColumns(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('fit their content, and rows have the height one wants', async () => {
      await menuOf(page, 'Adressnummer');
      await choose(page, 'An Inhalt anpassen');
      const label = header(page, 'Adressnummer').locator('[data-label]');
      await expect
        .poll(() => label.evaluate((element) => element.scrollWidth <= element.clientWidth))
        .toBe(true);
      const cut = () =>
        grid(page)
          .locator('[role="gridcell"][aria-colindex="2"]')
          .evaluateAll(
            (cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
          );
      expect(await cut()).toBeGreaterThan(0);
      await menuOf(page, 'Name');
      await choose(page, 'An Inhalt anpassen');
      await expect.poll(cut).toBe(0);

      await page.getByRole('button', { name: 'Spalten', exact: true }).click();
      for (const [density, height] of [
        ['Kompakt', 30],
        ['Geräumig', 42],
        ['Normal', 34],
      ] as const) {
        await page.getByRole('radio', { name: density }).check();
        const row = grid(page).locator('[aria-rowindex="2"]');
        await expect.poll(async () => (await row.boundingBox())?.height).toBe(height);
      }
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    });
  });

  test('survive what is stored broken, of another version or of a field that is gone', async ({
    page,
  }) => {
    // What another version of the page would have stored.
    const store = async (wert: string) => {
      const [asked] = await Promise.all([
        page.waitForRequest((request) => request.headers().authorization !== undefined),
        page.reload(),
      ]);
      const answer = await page.request.post('/vario-api/webapp/parameter/list.addresses', {
        headers: { Authorization: asked.headers().authorization ?? '' },
        data: { data: { wert } },
      });
      expect(answer.status()).toBe(200);
    };
    const standard = await headers(page);
    for (const broken of ['{', '{"v":2,"columns":[{"field":"ort"}]}', '{"v":1,"columns":"x"}']) {
      await store(broken);
      await openList(page);
      expect(await headers(page)).toEqual(standard);
    }
    await store(
      '{"v":1,"density":"normal","columns":[{"field":"ort"},{"field":"adressnummer"},{"field":"gestrichen","width":222},{"field":"name1"}]}',
    );
    await openList(page);
    // What this device knows counts at once; what is stored is asked for at rest.
    await expect.poll(async () => (await headers(page))[0]).toBe('Ort');
    const saved = stored(page);
    await header(page, 'Ort').focus();
    await page.keyboard.press('Shift+ArrowRight');
    const { wert } = ((await saved).request().postDataJSON() as { data: { wert: string } }).data;
    expect(JSON.parse(wert)).toMatchObject({
      columns: expect.arrayContaining([{ field: 'gestrichen', width: 222 }]),
    });
  });

  test('and every popup of a list is accessible, by keyboard alone, and has its keys', async ({
    page,
  }) => {
    await test.step('by keyboard alone', async () => {
      await header(page, 'Ort').focus();
      await page.keyboard.press('Alt+ArrowDown');
      const menu = page.getByRole('menu', { name: 'Spalte Ort' });
      await expect(menu.getByRole('menuitemcheckbox').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(header(page, 'Ort')).toBeFocused();

      await atRest(page);
      await page.keyboard.press('Shift+F1');
      const keys = page.getByRole('dialog', { name: 'Alle Tasten dieser Seite' });
      const inList = keys.getByRole('region', { name: 'Liste' });
      for (const key of ['Pos1', 'F2', 'Leertaste', 'Strg+A', 'Strg+C', 'Umschalt+F3', 'Alt+↓'])
        await expect(inList).toContainText(key);
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await expect(header(page, 'Ort')).toBeFocused();

      await page.getByRole('button', { name: 'Konto' }).click();
      await page.getByRole('button', { name: 'Alle Tasten dieser Seite' }).click();
      await expect(keys).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await test.step('in the dark', async () => {
      test.slow();
      await page.emulateMedia({ colorScheme: 'dark' });
      const cell = grid(page).locator('[aria-rowindex="3"] [role="gridcell"]').nth(3);
      for (const [name, open] of [
        ['dialog', () => page.getByRole('button', { name: 'Filter', exact: true }).click()],
        ['dialog', () => page.getByRole('button', { name: 'Spalten', exact: true }).click()],
        ['menu', () => menuOf(page, 'Name')],
        ['menu', () => cell.click({ button: 'right' })],
        ['dialog', () => grid(page).getByRole('button', { name: 'Filter: Land' }).click()],
        ['dialog', () => page.keyboard.press('Shift+F1')],
      ] as const) {
        await atRest(page);
        await open();
        const popup = page.getByRole(name).filter({ visible: true });
        await expect(popup.first()).toBeVisible();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(popup).toHaveCount(0);
      }
    });
  });
});
