import { atRest } from './support/at-rest';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test('a call from an address’s number runs on while one moves, and is written down with a follow-up', async ({
  page,
}) => {
  // No telephone stands behind the browser.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (link) event.preventDefault();
    }),
  );
  await login(page, 'buero');
  await page.goto('/addresses/1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await atRest(page);
  const number = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
  const dialled = (await number.textContent())?.trim() ?? '';
  await number.press('Enter');
  const chip = page.getByRole('banner').getByRole('button', { name: /^Anruf mit .* läuft$/ });
  await expect(chip).toBeVisible();
  await expect(chip).toHaveAccessibleName(new RegExp(dialled.replace(/[^\d]/g, '\\D?')));

  // It runs on elsewhere, and over a reload.
  await page.goto('/products');
  await expect(chip).toHaveText(/^\d?\d:\d\d$/);
  const earlier = (await chip.textContent()) ?? '';
  await page.reload();
  await expect.poll(async () => (await chip.textContent()) ?? '').not.toBe(earlier);
  expect((await chip.textContent()) ?? '').not.toBe('00:00');

  // It is thrown away only after a question.
  await chip.press('Enter');
  await page.getByRole('menuitem', { name: 'Anruf verwerfen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(chip).toBeVisible();

  await chip.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/addresses\/1\/activities\/new\?/);
  await expect(chip).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Betreff' })).toHaveValue(`Anruf ${dialled}`);
  await expect(main.getByRole('textbox', { name: 'Dauer' })).toHaveValue('0:01');
  await main.getByRole('textbox', { name: 'Notiz' }).fill('Angebot nachfassen');
  const quick = main.getByRole('button', { name: 'In einer Woche 08:00' });
  await quick.press('Enter');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/addresses\/1\/activities\/\d+/);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Erinnerungen/ })
    .press('Enter');
  const bar = page.getByRole('complementary', { name: 'Erinnerungen' });
  const reminder = bar.getByRole('listitem').filter({ hasText: 'Angebot nachfassen' });
  await reminder.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/addresses\/1(\/|$)/);
});
