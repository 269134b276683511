import type { Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { fail, refusal } from './support/faults';
import { gadgetsPath } from './support/gadgets';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, of: string, title: string) =>
  column(page, of).getByRole('link', { name: title });

/** Three red ones and one of each other colour. */
async function makeGadgets(url: string): Promise<void> {
  const admin = await clientOf(url, 'admin');
  const colours = { Amboss: 'ROT', Bohrer: 'ROT', Dorn: 'ROT', Feile: 'GRUEN', Hobel: 'BLAU' };
  for (const [bezeichnung, farbe] of Object.entries(colours)) {
    const body = { bezeichnung, farbe, preis: 1250, stufe: 1, benutzerId: 1 };
    const { status } = await admin.post('/pruefstand/geraete', body);
    expect(status).toBe(201);
  }
}

test.beforeEach(async ({ page, server }) => {
  await makeGadgets(server.url);
  await login(page, 'admin');
});

test.afterEach(({ server }) => fail(server.url));

test('a list is a board of its colours, whose cards move by mouse, keys and menu', async ({
  page,
  server,
}) => {
  await page.goto('/gadgets');
  await page.getByRole('button', { name: 'Tafel', exact: true }).click();
  await expect(page).toHaveURL(/ansicht=board/);
  await expect(column(page, 'Rot')).toContainText('Preis 3.750,00');
  await expect(column(page, 'Rot').getByRole('listitem')).toHaveCount(3);
  await expectNoAxeViolations(page);

  // By mouse.
  const bohrer = card(page, 'Rot', 'Bohrer');
  await bohrer.hover();
  await page.mouse.down();
  const target = await column(page, 'Grün').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 300, { steps: 4 });
  await page.mouse.up();
  await expect(card(page, 'Grün', 'Bohrer')).toBeVisible();
  await expect(column(page, 'Grün')).toContainText('Preis 2.500,00');
  await expect(page).toHaveURL(/\/gadgets\?/);

  // By keys: the focus goes with the card.
  await card(page, 'Rot', 'Amboss').focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Rot', 'Dorn')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column(page, 'Grün')).toContainText('Preis 3.750,00');
  await expect(card(page, 'Grün', 'Dorn')).toBeFocused();

  // By menu, which a card has again once it has arrived.
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  await column(page, 'Grün').getByRole('button', { name: 'Verschieben nach …' }).first().click();
  await page.getByRole('menuitemcheckbox', { name: 'Blau' }).click();
  await expect(column(page, 'Blau')).toContainText('Preis 2.500,00');

  // A refused one goes back, in the server's words.
  const status = 422;
  const body = refusal('', { farbe: ['Rot ist ausverkauft'] });
  await fail(server.url, { method: 'PATCH', path: `${gadgetsPath}/`, status, body, times: 1 });
  await card(page, 'Rot', 'Amboss').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Rot ist ausverkauft').first()).toBeVisible();
  await expect(card(page, 'Rot', 'Amboss')).toBeFocused();

  // Search and filters hold for the board, too; a card opens its record.
  await page.getByRole('searchbox').fill('Amboss');
  await expect(column(page, 'Grün')).toContainText('Keine Einträge');
  await card(page, 'Rot', 'Amboss').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amboss' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('one column is seen at a time, and a card is moved by its menu and by a finger', async ({
    page,
  }) => {
    await page.goto('/gadgets?ansicht=board');
    await expect(column(page, 'Rot').getByRole('listitem')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await column(page, 'Rot').getByRole('button', { name: 'Verschieben nach …' }).first().tap();
    await page.getByRole('menuitemcheckbox', { name: 'Grün' }).tap();
    await expect(column(page, 'Grün').getByRole('listitem')).toHaveCount(2);

    // By a finger that rests first.
    const box = await card(page, 'Rot', 'Dorn').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    await touch('touchStart', [{ x, y }]);
    await expect(page.locator('[data-dragging]')).toBeVisible();
    await touch('touchMove', [{ x: x + 100, y }]);
    await touch('touchMove', [{ x: 312, y }]);
    await touch('touchEnd', []);
    await expect(card(page, 'Grün', 'Dorn')).toBeVisible();
  });
});
