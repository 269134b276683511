import type { Locator, Page } from '@playwright/test';
import { rowsAsRead } from './support/reading-order';
import { stretchList } from './support/stretch-list';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
/** A row by its number, from 1. */
const row = (page: Page, number: number) =>
  grid(page).locator(`[role="row"][aria-rowindex="${number + 1}"]`);
const link = (page: Page, number: number) => row(page, number).locator('a').first();
const cell = (page: Page, number: number, column: number) =>
  row(page, number).locator(`[aria-colindex="${column}"]`);
const busy = (page: Page) => grid(page).locator('[role="row"][aria-busy]');

async function openList(page: Page, query = 'order=adressnummer'): Promise<void> {
  await page.goto(`/addresses?${query}`);
  await expect(link(page, 1)).toBeVisible();
  await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '-1');
}

/** Puts the scrollbar somewhere between top (0) and bottom (1), as a thumb does. */
async function dragTo(page: Page, share: number): Promise<void> {
  await grid(page).evaluate((element, to) => {
    element.scrollTop = to * (element.scrollHeight - element.clientHeight);
  }, share);
}

async function roll(page: Page, by: number): Promise<void> {
  await grid(page).hover({ position: { x: 300, y: 300 } });
  await page.mouse.wheel(0, by);
}

async function top(of: Locator): Promise<number> {
  return Math.round((await of.boundingBox())?.y ?? Number.NaN);
}

/** Waits until nothing moves any more and every row is there. */
async function atRest(page: Page): Promise<void> {
  await expect(busy(page)).toHaveCount(0);
  await grid(page).evaluate(async (element) => {
    for (let before = NaN; before !== element.scrollTop;) {
      before = element.scrollTop;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
}

test.beforeEach(({ page }) => login(page, 'buero'));

test.describe('more rows than the server counts unasked', () => {
  const [all, bound] = [250_000, 100_000];
  test.beforeEach(async ({ page }) => {
    await stretchList(page, '/stammdaten/adressen', all, bound);
    await page.goto('/addresses?order=adressnummer&filter=istKunde%3Dtrue');
    await expect(link(page, 1)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('mehr als 100.000 Einträge');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '-1');
  });
  const isCounted = async (page: Page) => {
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all + 1));
    await expect(page.getByRole('main')).toContainText('250.000 Einträge');
    await expect(page.getByRole('main')).not.toContainText('mehr als');
  };

  test('the last one by keyboard', async ({ page }) => {
    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+End');
    await expect(link(page, all)).toBeInViewport();
    await expect(row(page, all).getByRole('gridcell').last()).toBeFocused();
    await isCounted(page);
  });

  test('one beyond those that are counted, by its number', async ({ page }) => {
    const number = page.getByLabel('Gehe zu Zeile');
    for (const [typed, reached] of [
      [60_000, 60_000],
      [200_000, 200_000],
      [999_999, all],
    ] as const) {
      await number.fill(String(typed));
      await number.press('Enter');
      await expect(cell(page, reached, 1)).toBeFocused();
      await expect(cell(page, reached, 1)).toBeInViewport({ ratio: 0.95 });
    }
    await isCounted(page);
  });

  test('the scrollbar reaches the end of what is counted, and then the rest', async ({ page }) => {
    await dragTo(page, 1);
    await isCounted(page);
    await dragTo(page, 1);
    await expect(link(page, all)).toBeInViewport();
  });

  test('all of them, selected and exported', async ({ page }) => {
    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Auswahl' });
    await expect(bar).toContainText('250.000 Zeilen ausgewählt');
    await bar.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Alle 250.000 Zeilen der Liste')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '250.000 Zeilen exportieren' })).toBeVisible();
  });
});

test.describe('a million rows', () => {
  const million = 1_000_000;
  test.beforeEach(async ({ page }) => {
    await stretchList(page, '/stammdaten/adressen', million);
    await openList(page);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(million + 1));
  });

  test('first, middle and last row by scrollbar and by keyboard', async ({ page }) => {
    await dragTo(page, 1);
    await expect(link(page, million)).toBeInViewport();
    await dragTo(page, 0.5);
    await expect(link(page, million / 2)).toBeInViewport();
    await dragTo(page, 0);
    await expect(link(page, 1)).toBeInViewport();

    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+End');
    await expect(link(page, million)).toBeInViewport();
    await expect(row(page, million).getByRole('gridcell').last()).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(row(page, million)).not.toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(link(page, 1)).toBeInViewport();
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    const focused = page.locator('[role="gridcell"]:focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
  });

  test('«Gehe zu Zeile» goes to any of them', async ({ page }) => {
    const number = page.getByLabel('Gehe zu Zeile');
    for (const wanted of [777_777, 3, million]) {
      await number.fill(String(wanted));
      await number.press('Enter');
      await expect(cell(page, wanted, 1)).toBeFocused();
      // Parts of a px are rounded somewhere; what is read is there.
      await expect(cell(page, wanted, 1)).toBeInViewport({ ratio: 0.95 });
    }
    await number.fill('99999999');
    await number.press('Enter');
    await expect(cell(page, million, 1)).toBeFocused();
    // All of them are selected at once, and refused to be changed at once.
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Auswahl' });
    await expect(bar).toContainText('1.000.000 Zeilen ausgewählt');
    await bar.getByRole('button', { name: 'Feld ändern' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Höchstens 5.000 Zeilen auf einmal. Ausgewählt sind 1.000.000',
    );
  });

  test('a record is painted alike at the top and far down, to the pixel', async ({ page }) => {
    // The typeface comes at rest.
    const faces = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await expect.poll(faces).toContain('Inter loaded');
    const number = page.getByLabel('Gehe zu Zeile');
    const painted = async (wanted: number) => {
      await number.fill(String(wanted));
      await number.press('Enter');
      await atRest(page);
      // Neither under the pointer nor with the focus.
      await number.focus();
      const boxes = await Promise.all(
        [2, 5].map((column) => cell(page, wanted, column).boundingBox()),
      );
      const [from, to] = boxes;
      if (!from || !to) throw new Error(`row ${wanted} is not there`);
      const clip = { x: from.x, y: from.y, width: to.x + to.width - from.x, height: from.height };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const atTop = await painted(8);
    // 500 records come again and again.
    for (const wanted of [620_008, 900_008, 999_508]) expect(await painted(wanted)).toBe(atTop);
  });

  test('in the compressed middle, rolling moves rows px by px and nothing moves at rest', async ({
    page,
  }) => {
    await page.getByLabel('Gehe zu Zeile').fill('400000');
    await page.getByLabel('Gehe zu Zeile').press('Enter');
    await atRest(page);
    const before = await top(row(page, 400_010));
    for (const by of [136, -68, 272]) await roll(page, by);
    await expect.poll(() => top(row(page, 400_010))).toBe(before - 340);
    await atRest(page);
    expect(await top(row(page, 400_010))).toBe(before - 340);
    const seen = await grid(page).evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[role="rowgroup"]:last-child > *')]
        .map((one) => one.getBoundingClientRect().top)
        .sort((a, b) => a - b),
    );
    seen.slice(1).forEach((at, index) => expect(at - (seen[index] ?? 0)).toBe(34));
  });
});

test('rows are read in their order after any scrolling', async ({ page }) => {
  await openList(page);
  for (const step of ['roll', 'back', 'end', 'middle', 'keys'] as const) {
    if (step === 'roll') await roll(page, 34 * 13);
    if (step === 'back') await roll(page, -34 * 5);
    if (step === 'end') await dragTo(page, 1);
    if (step === 'middle') await dragTo(page, 0.41);
    if (step === 'keys') {
      await grid(page).locator('[role="gridcell"]').nth(81).click();
      for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
    }
    await atRest(page);
    await expect
      .poll(async () => {
        const read = (await rowsAsRead(page)).map((name) => Number(name.replace(/\D/g, '')));
        return read.length > 20 && read.every((number, at) => at === 0 || number > read[at - 1]!);
      }, step)
      .toBe(true);
  }
});

test('the row that has the focus stays while it is scrolled out of view, and leads on', async ({
  page,
}) => {
  await openList(page);
  await cell(page, 5, 3).click();
  await expect(cell(page, 5, 3)).toBeFocused();
  await dragTo(page, 0.7);
  await atRest(page);
  await expect(cell(page, 5, 3)).toBeFocused();
  await expect(cell(page, 5, 3)).not.toBeInViewport();
  await expect(grid(page).locator('[aria-rowindex="6"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 6, 3)).toBeFocused();
  await expect(cell(page, 6, 3)).toBeInViewport({ ratio: 1 });
});

test('position, focus and selection are there after «back», by browser and by link', async ({
  page,
}) => {
  await openList(page);
  await page.getByLabel('Gehe zu Zeile').fill('1500');
  await page.getByLabel('Gehe zu Zeile').press('Enter');
  await roll(page, -99);
  await atRest(page);
  const before = await top(row(page, 1503));
  const back = [
    () => page.goBack(),
    () =>
      page
        .getByRole('toolbar')
        .getByRole('link', { name: 'Zurück' })
        .or(page.getByRole('link', { name: 'Zurück' }))
        .first()
        .click(),
  ];
  for (const goBack of back) {
    await link(page, 1503).click();
    await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
    await goBack();
    await expect(link(page, 1503)).toBeInViewport();
    await expect.poll(() => top(row(page, 1503))).toBe(before);
    await expect(cell(page, 1503, 1)).toBeFocused();
  }
});

test('the place is found again when the page has forgotten the list’s rows and their number', async ({
  page,
}) => {
  await page.clock.install();
  await openList(page);
  await page.getByLabel('Gehe zu Zeile').fill('1500');
  await page.getByLabel('Gehe zu Zeile').press('Enter');
  await atRest(page);
  await link(page, 1503).click();
  await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await page.goBack();
  await expect(link(page, 1503)).toBeInViewport();
  await expect(cell(page, 1503, 1)).toBeFocused();
});

test('requests whose rows have left the view are cancelled; placeholders stay only until the answer', async ({
  page,
}) => {
  await openList(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(request.url()));
  await page.route(/stammdaten\/adressen\?.*offset=1000\b/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await dragTo(page, 0.62);
  await expect(busy(page).first()).toBeVisible();
  await dragTo(page, 0);
  await expect(link(page, 1)).toBeInViewport();
  await expect.poll(() => cancelled.some((url) => /offset=1000\b/.test(url))).toBe(true);
  await dragTo(page, 0.62);
  await expect(busy(page).first()).toBeVisible();
  release();
  await expect(busy(page)).toHaveCount(0);
});

test('rows are asked for once, before anybody has said who the user is', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/webapp/me', async (route) => {
    await held;
    await route.continue();
  });
  let asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/vario-api(\/.*)/.exec(request.url()) ?? [];
    // The stream of events is opened again when it ends.
    if (path !== undefined && path !== '/system/ereignisse') asked.push(path);
  });
  const rowsAsked = () => asked.filter((url) => /^\/stammdaten\/adressen\?.*limit=100/.test(url));
  await page.goto('/addresses?order=name1');
  await expect.poll(rowsAsked).toHaveLength(1);
  release();
  await expect(link(page, 1)).toBeVisible();
  expect(rowsAsked()).toHaveLength(1);
  // The bare address is known to the page's first script: what it asks for is not asked for again.
  asked = [];
  await page.goto('/addresses');
  await expect(link(page, 1)).toBeVisible();
  expect(rowsAsked()).toHaveLength(1);
  await expect(page.getByText('Adressen', { exact: true }).first()).toBeVisible();
  expect(asked.filter((url, place) => asked.indexOf(url) !== place)).toEqual([]);
});

test('scrolling draws nothing through React', async ({ page }) => {
  // What React's developer tools hook into, in production too.
  await page.addInitScript(() => {
    const hook = { supportsFiber: true, commits: 0, inject: () => 1, onCommitFiberUnmount() {} };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot: () => (hook.commits += 1) },
      reactCommits: () => hook.commits,
    });
  });
  const commits = () =>
    page.evaluate(() => (globalThis as unknown as { reactCommits: () => number }).reactCommits());
  await openList(page);
  // What comes by itself once the page is at rest has come.
  await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
  let before = -1;
  await expect
    .poll(
      async () => {
        const earlier = before;
        before = await commits();
        return before - earlier;
      },
      { intervals: [300] },
    )
    .toBe(0);
  expect(before).toBeGreaterThan(0);
  for (const share of [0.3, 1, 0.6, 0]) {
    await dragTo(page, share);
    await atRest(page);
  }
  await roll(page, 3000);
  await atRest(page);
  expect(await commits()).toBe(before);
});

test('Space selects, Shift selects up to here, and scrolling keeps it', async ({ page }) => {
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

test('rows hold real links, and links inside cells are reached by keyboard', async ({
  page,
  context,
}) => {
  await openList(page, 'filter=email%20!null%20&order=adressnummer');
  const opened = context.waitForEvent('page');
  await link(page, 2).click({ button: 'middle' });
  await (await opened).waitForURL(/\/addresses\/\d+/);
  await expect(grid(page)).toBeVisible();

  const header = grid(page).getByRole('columnheader', { name: 'E-Mail', exact: true });
  const column = Number(await header.getAttribute('aria-colindex'));
  await cell(page, 1, column).click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('F2');
  const mail = cell(page, 1, column).locator('a[href^="mailto:"]');
  await expect(mail).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, column)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
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
    expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(48);
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
  // It is there again, until there is no room or it is closed.
  await page.reload();
  await expect(title).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Vorschau schließen' }).click();
  await expect(panel).toHaveCount(0);
});
