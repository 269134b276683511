import {
  atRest,
  busy,
  cell,
  dragTo,
  grid,
  link,
  openList,
  roll,
  row,
  top,
} from './support/list-window';
import { rowsAsRead } from './support/reading-order';
import { expect, login, test } from './support/test';

test.beforeEach(({ page }) => login(page, 'buero'));

test('rows are read in their order; the row with the focus stays out of view, leads on, and is there after «back»', async ({
  page,
}) => {
  await test.step('in their order after any scrolling', async () => {
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
  await test.step('the focus out of view', async () => {
    await dragTo(page, 0);
    await atRest(page);
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
  await test.step('after «back», by browser and by link', async () => {
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
  // The last of what comes by itself once the page is at rest.
  const reminders = page.waitForResponse(/\/crm\/erinnerungen/);
  await openList(page);
  await reminders;
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
