import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const gadget = (lieferung: string, preis: number, farbe: string, benutzerId: number) => ({
  bezeichnung: `Figur ${lieferung} ${farbe}`,
  lieferung,
  preis,
  farbe,
  benutzerId,
});

/** Creates gadgets by the page's own session. */
async function createGadgets(page: Page, bodies: readonly object[]): Promise<void> {
  const login = await page.request.post('/vario-api/login', {
    headers: { authorization: `Basic ${btoa('admin:kontor-demo')}` },
    data: { sprache: 'de', geraetName: 'Test' },
  });
  const { token } = (await login.json()) as { token: string };
  for (const data of bodies) {
    const created = await page.request.post('/vario-api/pruefstand/geraete', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data,
    });
    expect(created.status()).toBe(201);
  }
}

test('charts show a year against the one before, and the same figures as a table', async ({
  page,
}) => {
  await login(page, 'admin');
  await createGadgets(page, [
    gadget('2025-02-10', 100, 'ROT', 1),
    gadget('2026-02-10', 1234.5, 'ROT', 1),
    gadget('2026-02-11', 0.1, 'BLAU', 1),
    gadget('2026-04-01', 200, 'BLAU', 1),
  ]);
  await page.goto('/figures/charts');
  const months = page.getByRole('region', { name: 'Monatssummen', exact: true });
  const picture = months.getByRole('img', {
    name: /Monatssummen.*2026: 1\.434,60.€, 2025: 100,00.€/,
  });
  await expect(picture.locator('svg')).toBeVisible();
  await expect(picture.locator('svg')).toContainText('Feb');
  await expect(months).toContainText(/1\.434,60.€\+1\.334,6 % zum Vorjahr \(100,00.€\)/);
  await expect(page.getByRole('img', { name: /Summen nach Farbe/ }).locator('svg')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: 'Tabelle' }).click();
  await expect(page.getByRole('radio', { name: 'Tabelle' })).toBeChecked();
  const row = (name: string) => months.getByRole('row').filter({ hasText: name });
  await expect(row('Feb')).toContainText(/1\.234,60.€\s*100,00.€\s*\+1\.134,6 %/);
  await expect(row('Summe')).toContainText(/1\.434,60.€\s*100,00.€/);
  const colours = page.getByRole('region', { name: 'Summen nach Farbe', exact: true });
  await expect(colours.locator('tbody th').first()).toHaveText('ROT');
  await expectNoAxeViolations(page);
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().includes('/webapp/parameter/charts.'),
  );
  await page.getByRole('radio', { name: 'Quartale' }).click();
  await expect(page.getByRole('radio', { name: 'Quartale' })).toBeChecked();
  await expect(row('1. Quartal')).toContainText(/1\.234,60.€\s*100,00.€/);
  await page.getByLabel('Jahr').selectOption('2025');
  await expect(row('1. Quartal')).toContainText(/100,00.€\s*–/);
  await expect(page).toHaveURL(/year=2025/);
  await page.getByLabel('Jahr').selectOption('2026');
  // What was chosen is kept.
  await stored;
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tabelle' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Quartale' })).toBeChecked();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('radio', { name: 'Diagramm' }).click();
  await expect(page.getByRole('radio', { name: 'Diagramm' })).toBeChecked();
  await expect(picture.locator('svg')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 780 });

  // Cards count the same, and lead to what they count.
  await page.goto('/figures/cards');
  const red = page.getByRole('link', { name: /Rote/ });
  await expect(red).toContainText(/1\.334,50.€\s*2 Geräte$/);
  await expectNoAxeViolations(page);
  await red.click();
  await expect(page.getByRole('grid', { name: 'Geräte' })).toHaveAttribute('aria-rowcount', '3');
});

test('figures are there for who may ask for them', async ({ page }) => {
  // Counting needs another right than summing.
  await login(page, 'technik');
  await page.goto('/figures/cards');
  await expect(page.getByRole('link', { name: /Rote/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Diagramme' })).toHaveCount(0);
  await page.goto('/figures/charts');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
