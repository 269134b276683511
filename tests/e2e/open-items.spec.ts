import type { Page } from '@playwright/test';
import { expectNoRawKeys } from './support/expect-no-raw-keys';
import { inTurn } from './support/in-turn';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const main = (page: Page) => page.getByRole('main');
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
/** A status with its tone. */
const badge = (page: Page, text: string) =>
  main(page)
    .locator('span[style]', { hasText: new RegExp(`^${text}$`) })
    .first();
/** The value that stands below a label. */
const value = (page: Page, label: string) =>
  main(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('xpath=../dd');

/** A day on which dunning may go on, as it is typed. */
const inAMonth = new Date(Date.now() + 30 * 86_400_000)
  .toISOString()
  .slice(0, 10)
  .split('-')
  .reverse()
  .join('.');

/** Opens the first open item that a filter leaves, by the keyboard. */
async function openFirst(page: Page, filter: string): Promise<void> {
  await page.goto(`/openItems?filter=${encodeURIComponent(filter)}`);
  const link = grid(page, 'Offene Posten').locator('[aria-rowindex="2"] a').first();
  // A list that is drawn anew meanwhile takes the focus to its cell.
  await expect(async () => {
    if (await link.isVisible()) {
      await link.focus({ timeout: 2000 });
      await page.keyboard.press('Enter');
    }
    await expect(value(page, 'Offener Betrag')).toBeVisible({ timeout: 4000 });
  }).toPass();
}

test('a payment is booked and undone by its counter entry, by keyboard', async ({ page }) => {
  await login(page, 'buero');
  await openFirst(page, 'abgeschlossen=false,bisherGezahlt=0,opvArt=R,klaerung=false');
  const amount = await value(page, 'Offener Betrag').innerText();

  await page.getByRole('tab', { name: 'Posten' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid(page, 'Zahlungen')).toHaveAttribute('aria-rowcount', '1');
  await button(page, 'Neu anlegen').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).locator('header')).toContainText(amount);
  // What is open is offered, of today.
  const paid = page.getByRole('textbox', { name: 'Betrag', exact: true });
  const digits = (of: string) => of.replace(/\D/g, '');
  await expect.poll(async () => digits(await paid.inputValue())).toBe(digits(amount));
  await expect(page.getByRole('textbox', { name: 'Datum', exact: true })).not.toHaveValue('');
  await paid.fill('99999999');
  await page.keyboard.press('Control+s');
  await expect(paid).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByText('Das ist mehr, als offen ist').first()).toBeVisible();
  await paid.fill(amount.replace(/[^\d,]/g, ''));
  await page.keyboard.press('Control+s');
  // What is left stands where one is then, and the payment with it.
  await expect(value(page, 'Offener Betrag')).toHaveText('0,00 €');
  await main(page).getByRole('region', { name: 'Zahlungen' }).getByRole('link').first().click();
  await expect(main(page).getByText('Gebucht', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Ändern')).toHaveCount(0);
  await button(page, 'Weitere Aktionen').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Löschen' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await button(page, 'Stornieren').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Stornieren').getByLabel('Grund')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(
    dialog(page, 'Stornieren').getByText('Bitte geben Sie einen Wert ein!'),
  ).toBeVisible();
  await page.keyboard.type('Falscher Posten');
  await page.keyboard.press('Control+Enter');
  const list = grid(page, 'Zahlungen');
  await expect(list).toHaveAttribute('aria-rowcount', '3');
  await expect(list.getByText('Storniert', { exact: true })).toBeVisible();
  await expect(list.getByText('Gegenbuchung', { exact: true })).toBeVisible();
  await expect(list.getByText(`-${amount}`)).toBeVisible();

  await page.getByRole('tab', { name: 'Posten' }).click();
  await expect(value(page, 'Offener Betrag')).toHaveText(amount);
  // Its payments stand on this page, too.
  const payments = main(page).getByRole('region', { name: 'Zahlungen' });
  await expect(payments.getByText('Gegenbuchung', { exact: true })).toBeVisible();
});

test('an item is clarified, which pauses dunning, and dunned by hand', async ({ page }) => {
  await login(page, 'buero');
  await openFirst(page, 'abgeschlossen=false,klaerung=false,mahnstufe=1');
  await expect(button(page, 'Klärung beenden')).toHaveCount(0);
  // The main action stands last, and follows the state.
  const mainAction = bar(page).getByRole('button').last();
  await expect(mainAction).toHaveText('Zahlung erfassen');
  await runAction(page, 'In Klärung geben');
  const asked = dialog(page, 'In Klärung geben');
  await expect(asked.getByLabel('Zuständig')).toHaveValue(/\S/);
  await asked.getByLabel('Bis', { exact: true }).fill('01.02.2020');
  await asked.getByLabel('Grund').fill('Menge strittig');
  await page.keyboard.press('Control+Enter');
  await expect(asked.getByText('Das Datum liegt in der Vergangenheit.')).toBeVisible();
  await asked.getByLabel('Bis', { exact: true }).fill(inAMonth);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Control+Enter');
  await expect(asked).toHaveCount(0);
  await expect(value(page, 'Grund der Klärung')).toHaveText('Menge strittig');
  await expect(value(page, 'Klärung bis')).toHaveText(inAMonth);
  await expect(badge(page, 'Zahlungserinnerung')).toBeVisible();
  await expect(button(page, 'Mahnstufe setzen')).toHaveCount(0);
  // It is in clarification already: that can be changed or ended.
  await expect(button(page, 'In Klärung geben')).toHaveCount(0);
  await expect(mainAction).toHaveText('Klärung beenden');
  await runAction(page, 'Klärung ändern');
  await expect(dialog(page, 'Klärung ändern').getByLabel('Grund')).toHaveValue('Menge strittig');
  await page.keyboard.press('Escape');

  await runAction(page, 'Klärung beenden');
  await dialog(page, 'Klärung beenden')
    .getByRole('button', { name: /^Klärung von .* beenden$/ })
    .click();
  await expect(value(page, 'Grund der Klärung')).toHaveCount(0);
  await runAction(page, 'Mahnstufe setzen');
  const level = dialog(page, 'Mahnstufe setzen');
  await level.getByLabel('Mahnstufe').click();
  await page.getByRole('option', { name: 'Mahnung', exact: true }).click();
  await level.getByLabel('Grund').fill('Telefonat');
  await page.keyboard.press('Control+Enter');
  await expect(badge(page, 'Mahnung')).toBeVisible();

  // An address with open items is not deleted, but can be blocked.
  await runAction(page, 'Zur Adresse');
  // Until it is drawn the item's own actions stand there.
  await expect(page.getByRole('tab', { name: 'Umsatz' })).toBeVisible();
  await runAction(page, 'Löschen');
  await dialog(page, 'Löschen').getByRole('button', { name: 'Löschen' }).click();
  const refused = dialog(page, 'Konnte nicht gelöscht werden');
  await expect(refused.getByRole('link').first()).toBeVisible();
  await refused.getByRole('button', { name: 'Adresse sperren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(main(page).getByText('Gesperrt').first()).toBeVisible();
  // The header says it: in the card it is folded.
  await expect(value(page, 'Gesperrt')).toBeHidden();
});

test('the overview counts what its lists show; turnover of an address is a chart and a table', async ({
  page,
}) => {
  await login(page, 'lesen');
  await page.goto('/openItemsOverview');
  const card = page.getByRole('link', { name: /In Klärung/ });
  await expect(card).toContainText(/\d+,\d\d.€/);
  const count = /(\d+) offene/.exec(await card.innerText())?.[1] ?? '';
  expect(Number(count)).toBeGreaterThan(0);
  await card.click();
  const list = grid(page, 'Offene Posten');
  await expect(list).toHaveAttribute('aria-rowcount', String(Number(count) + 1));

  // The address of the first of them: its turnover, its items with their figures, its backlog.
  await list.locator('[aria-rowindex="2"] a').first().click();
  await runAction(page, 'Zur Adresse');
  await page.getByRole('tab', { name: 'Umsatz' }).click();
  const turnover = page.getByRole('region', { name: 'Nettoumsatz', exact: true });
  await expect(turnover.getByRole('img').locator('svg')).toBeVisible();
  await page.getByRole('radio', { name: 'Tabelle' }).click();
  await expect(turnover.getByRole('row', { name: /Summe/ })).toContainText(/\d+,\d\d.€/);
  await page.getByRole('radio', { name: 'Diagramm' }).click();
  await page.getByRole('tab', { name: 'Offene Posten' }).click();
  await expect(list.locator('[aria-rowindex="2"]')).toBeVisible();
  await page.getByRole('link', { name: /In Klärung/ }).click();
  await expect(page).toHaveURL(/\/openItems\?/);
  await expect(list).toHaveAttribute('aria-rowcount', /^[2-9]$/);
  await page.goBack();
  await page.getByRole('tab', { name: 'Stammdaten' }).click();
  await expect(value(page, 'Umsatz \\d{4}').getByRole('link')).toHaveText(/\d,\d\d.€/);
  await value(page, 'Auftragsrückstand').getByRole('link').click();
  await expect(grid(page, 'Auftragsrückstand')).toBeVisible();
  await page.getByRole('tab', { name: 'Artikelhistorie' }).click();
  await expect(grid(page, 'Artikelhistorie').locator('[aria-rowindex="2"]')).toBeVisible();
});

/** What of this area stands in the navigation of a user. */
const areasOf = async (page: Page) => {
  const all = [
    'Artikel',
    'Offene Posten',
    'Mahnübersicht',
    'Statistik',
    'Lagerplatzinfo',
    'Scanner',
  ];
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await page.goto('/home');
  await expect(navigation.getByRole('link').first()).toBeVisible();
  const counts = await Promise.all(
    all.map((name) => navigation.getByRole('link', { name, exact: true }).count()),
  );
  return all.filter((_, index) => counts[index] === 1);
};

test('everybody sees exactly what they may', async ({ page }) => {
  await login(page, 'lesen');
  expect(await areasOf(page)).toHaveLength(6);
  // What should have been paid says so, in words and not in colour alone; what is paid does not.
  await page.goto('/openItems?filter=abgeschlossen%3Dtrue');
  await expect(grid(page, 'Offene Posten').locator('[aria-rowindex="2"]')).toContainText('Ja');
  await expect(grid(page, 'Offene Posten').getByText('Überfällig')).toHaveCount(0);
  await page.goto('/openItems?filter=abgeschlossen%3Dfalse,opvArt%3DR&order=nettoFaellig');
  const first = grid(page, 'Offene Posten').locator('[aria-rowindex="2"]');
  await expect(first).toContainText('Überfällig');
  // On a phone who owes it leads, and the days say how long.
  const [, debtor = ''] = await first.getByRole('gridcell').allInnerTexts();
  await page.setViewportSize({ width: 320, height: 700 });
  // The first, because for a moment there are the cells of a line.
  await expect(first.getByRole('gridcell').first()).toContainText(
    new RegExp(`^${debtor}.*\\d Tage überfällig`, 's'),
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await grid(page, 'Offene Posten').locator('[aria-rowindex="2"] a').first().click();
  await expect(bar(page).getByRole('button', { name: 'Zur Adresse' })).toBeVisible();
  const deeds = ['Zahlung erfassen', 'In Klärung geben', 'Mahnstufe setzen', 'Ändern'];
  for (const name of deeds) {
    await expect(button(page, name)).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'Zahlungen' }).click();
  await expect(grid(page, 'Zahlungen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neu anlegen' })).toHaveCount(0);

  // Technicians and the warehouse have one part of it; who has none of it is met by every screen.
  const [user = 'lager'] = inTurn(['technik', 'lager']);
  await login(page, user);
  expect(await areasOf(page)).toEqual(['Artikel', 'Lagerplatzinfo', 'Scanner']);
  for (const path of ['/openItemsOverview', '/openItems/1/masterdata']) {
    await page.goto(path);
    await expect(main(page).getByText('Für diesen Bereich fehlt Ihnen das Recht.')).toBeVisible();
    await expect(main(page).locator('dt')).toHaveCount(0);
  }
});

const spoken = [
  ['en', ['Open items', 'Payments', 'Set dunning level', 'Reason']],
  ['fr', ['Postes ouverts', 'Paiements', 'Fixer le niveau de relance', 'Motif']],
] as const;

for (const [language, texts] of inTurn(spoken)) {
  test(`speaks ${language}`, async ({ page }) => {
    const [title, payments, setLevel, reason] = texts;
    await login(page, 'buero', language);
    await page.goto('/openItems?filter=abgeschlossen%3Dfalse,klaerung%3Dfalse');
    await grid(page, title).locator('[aria-rowindex="2"] a').first().click();
    await expect(page.getByRole('tab', { name: payments })).toBeVisible();
    await runAction(page, setLevel, language);
    await expect(dialog(page, setLevel).getByLabel(reason)).toBeVisible();
    await expectNoRawKeys(page);
  });
}
