import type { Page } from '@playwright/test';
import { clientOf, recordOf } from '../support/api-client';
import { inTurn } from './support/in-turn';
import { showScheme } from './support/show-scheme';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const block = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const arranging = (page: Page, title: string) =>
  block(page, title).getByRole('button', { name: `«${title}» anordnen` });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const opener = (page: Page) => page.getByRole('button', { name: /^Ansicht/ });

/** «348 Überfällig …» → 348. */
const countOf = async (figure: ReturnType<Page['getByRole']>) =>
  Number(/^[\d.]+/.exec((await figure.textContent()) ?? '')?.[0].replaceAll('.', ''));

test('a figure opens its list with as many rows, a view that is pinned there is counted; blocks are arranged, hidden, and stay so', async ({
  page,
}) => {
  await test.step('figures', async () => {
    await login(page, 'buero');
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/webapp/start') ? 1 : 0));
    await page.goto('/home');
    const items = block(page, 'Offene Posten');
    const overdue = items.getByRole('link', { name: /^[\d.]+ ?Überfällig/ });
    const count = await countOf(overdue);
    expect(count).toBeGreaterThan(0);
    await expect(
      block(page, 'Artikel').getByRole('link', { name: /^[\d.]+ ?Unter Bestand/ }),
    ).toBeVisible();
    await expect(
      block(page, 'Angeheftete Ansichten').getByText('Auf die Startseite'),
    ).toBeVisible();
    // All blocks in one.
    expect(calls).toBe(1);

    await overdue.click();
    await expect(page).toHaveURL(/\/openItems\?view=overdue$/);
    const grid = page.getByRole('grid', { name: 'Offene Posten' });
    await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));

    // The view as it is, under a name of one's own.
    await opener(page).click();
    await page.getByRole('menuitem', { name: 'Als neue Ansicht speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Als neue Ansicht speichern' });
    await dialog.getByLabel('Name').fill('Zuerst anrufen');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(opener(page)).toHaveAccessibleName('Ansicht: Zuerst anrufen');
    await opener(page).click();
    await page.getByRole('menuitemcheckbox', { name: 'Auf die Startseite' }).click();
    await expect(page.getByText('«Zuerst anrufen» steht jetzt auf der Startseite.')).toBeVisible();

    // A record that is opened is there, too.
    const link = grid.locator('[aria-rowindex="2"] a').first();
    const number = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await page.getByRole('link', { name: 'Startseite' }).first().click();
    await expect(block(page, 'Zuletzt geöffnet').getByRole('link', { name: number })).toBeVisible();
    const pinned = block(page, 'Angeheftete Ansichten').getByRole('link');
    await expect(pinned).toHaveText(`Zuerst anrufenOffene Posten${count}`);
    await pinned.click();
    await expect(opener(page)).toHaveAccessibleName('Ansicht: Zuerst anrufen');
    await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  });
  await test.step('blocks by keyboard and by dragging', async () => {
    await page.getByRole('link', { name: 'Startseite' }).first().click();
    await expect(titles(page)).toContainText([
      'Erinnerungen',
      'Offene Posten',
      'Artikel',
      'Angeheftete Ansichten',
      'Zuletzt geöffnet',
      'Statistik',
    ]);
    await arranging(page, 'Artikel').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Weiter nach vorn' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Artikel: Platz 4 von 10');
    await expect(arranging(page, 'Artikel')).toBeFocused();

    await arranging(page, 'Zuletzt geöffnet').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('«Zuletzt geöffnet» ist ausgeblendet');
    await expect(page.getByRole('button', { name: 'Anordnen', exact: true })).toBeFocused();

    await block(page, 'Erinnerungen').hover();
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/parameter/dashboard') && answer.status() === 200,
    );
    // While it loads, blocks grow away from below the pointer.
    await expect(block(page, 'Artikel').getByRole('link', { name: /Alle/ })).toBeVisible();
    await block(page, 'Erinnerungen')
      .locator('[draggable]')
      .dragTo(block(page, 'Artikel'), {
        targetPosition: { x: 60, y: 20 },
      });
    const order = ['Belege', 'Artikel', 'Erinnerungen', 'Offene Posten', 'Angeheftete Ansichten'];
    await expect(titles(page)).toContainText(order);
    await stored;
    await page.reload();
    await expect(titles(page)).toContainText(order);
    await expect(block(page, 'Zuletzt geöffnet')).toHaveCount(0);

    await page.getByRole('button', { name: 'Anordnen', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Zuletzt geöffnet' }).click();
    await expect(block(page, 'Zuletzt geöffnet')).toBeVisible();
  });
});

test('a block that fails says so in its place; what changes is counted anew', async ({ page }) => {
  await login(page, 'buero');
  await page.route('**/webapp/start*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: object };
    await route.fulfill({
      json: { result: { ...body.result, products: { fehlgeschlagen: true } } },
    });
  });
  await page.goto('/home');
  const products = block(page, 'Artikel');
  await expect(products.getByRole('alert')).toBeVisible();
  const overdue = block(page, 'Offene Posten').getByRole('link', { name: /^[\d.]+ ?Überfällig/ });
  await expect(overdue).toBeVisible();
  for (const scheme of inTurn(['light', 'dark'] as const)) {
    await showScheme(page, scheme);
    await expectNoAxeViolations(page);
  }
  await page.unroute('**/webapp/start*');
  await products.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(products.getByRole('link', { name: /^[\d.]+ ?Unter Bestand/ })).toBeVisible();

  // Somebody pays what is overdue.
  const count = await countOf(overdue);
  const first = block(page, 'Offene Posten').getByRole('listitem').getByRole('link').first();
  const id = /\d+$/.exec((await first.getAttribute('href')) ?? '')?.[0];
  const client = await clientOf(new URL(page.url()).origin, 'admin');
  const { offenerBetrag } = recordOf(await client.get(`/finanzen/offeneposten/${id}`));
  const paid = await client.post(`/finanzen/offeneposten/${id}/zahlungen`, {
    zahlungsBetrag: offenerBetrag,
    zahlungsDatum: new Date().toISOString().slice(0, 10),
  });
  expect(paid.status).toBe(201);
  await expect.poll(() => countOf(overdue)).toBe(count - 1);
});

test('what somebody may not see is not there, and a phone has one column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await login(page, 'lager');
  await page.goto('/home');
  await expect(
    block(page, 'Artikel').getByRole('link', { name: /^[\d.]+ ?Unter Bestand/ }),
  ).toBeVisible();
  await expect(block(page, 'Offene Posten')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
