import { expect, expectNoAxeViolations, login, test } from './support/test';

test('search, palette, numbers and new records by keyboard', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/home');
  const box = page.getByRole('combobox', { name: 'Suche', exact: true });
  // The header's tools come when the page is at rest.
  await page.getByRole('button', { name: 'Neu', exact: true }).waitFor();
  await page.keyboard.press('Control+f');
  await expect(box).toBeFocused();
  await page.keyboard.type('mü');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('ller');
  const found = page.getByRole('dialog', { name: 'Suchergebnisse' });
  const addresses = found.getByRole('region', { name: /^Adressen/ });
  await expect(addresses.getByRole('link', { name: /Müller/ })).toHaveCount(5);
  const persons = found.getByRole('region', { name: /^Ansprechpartner/ });
  await expect(persons.locator('mark', { hasText: 'Müller' }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  // Persons have no list of their own: all of them come here.
  await persons.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect.poll(() => persons.getByRole('link').count()).toBeGreaterThan(20);
  await expect(persons.getByRole('button')).toHaveCount(0);

  // One section, and back.
  await found.getByRole('button', { name: 'Artikel' }).click();
  await expect(found).toContainText('Nichts gefunden');
  await found.getByRole('button', { name: 'Alle', exact: true }).click();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('ArrowDown');
  await expect(addresses.getByRole('listitem').first().getByRole('link')).toBeFocused();
  const all = addresses.getByRole('link', { name: 'Alle anzeigen' });
  await page.keyboard.press('ArrowUp');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/addresses\?q=m%C3%BCller&filter=gesperrt%3Dfalse/);
  await expect(found).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();

  // Escape clears; then the search leads to a person, in the tab of the address.
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await page.keyboard.type('raluca');
  await page.keyboard.press('Enter');
  await expect(box).not.toBeFocused();
  const people = found.getByRole('region', { name: /^Ansprechpartner/ });
  await people
    .getByRole('link', { name: /Raluca/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/addresses\/\d+\/persons\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raluca');

  // The palette knows what is open and what can be done with it, screens and new records.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Befehle' });
  await expect(palette.getByRole('option', { name: /Raluca/ })).toBeVisible();
  const here = palette.getByRole('group', { name: /Raluca/ });
  await expect(here.getByRole('option', { name: /^Ändern/ })).toBeVisible();
  await expect(here.getByRole('option', { name: 'Löschen' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.type('artikel anl');
  await expect(palette.getByRole('option')).toHaveText(['Artikel anlegen']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/new/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('211');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/openItemsOverview/);

  // A number leads there, unless it is typed into a field.
  const type = async (digits: string) => {
    for (const digit of digits) await page.keyboard.press(digit, { delay: 60 });
  };
  await page.getByRole('main').focus();
  await type('110');
  await expect(page).toHaveURL(/\/addresses/);
  await page.keyboard.press('Control+f');
  await type('120');
  await expect(box).toHaveValue('120');
  await expect(page).toHaveURL(/\/addresses/);
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Adresse anlegen' }).click();
  await expect(page).toHaveURL(/\/addresses\/new/);
});

test('Alt and a digit opens a tab, Alt+N creates what is shown there', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/addresses?q=Berg');
  await page.getByRole('button', { name: 'Neu', exact: true }).waitFor();
  await page.getByRole('grid').locator('[aria-rowindex="2"] a').first().press('Enter');
  const tabs = page.getByRole('tab');
  const persons = page.getByRole('tab', { name: /^Ansprechpartner/ });
  await expect(persons).toBeVisible();
  const place = (await tabs.allTextContents()).findIndex((one) => one.startsWith('Ansprech')) + 1;
  await page.keyboard.press(`Alt+Shift+Digit${place}`);
  await expect(persons).toHaveAttribute('aria-selected', 'true');
  await expect(persons).toBeFocused();
  // Of the person, whose list is shown, and not of the address.
  await expect(page.getByRole('button', { name: 'Neu anlegen' })).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(/\/addresses\/\d+\/persons\/new/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search has the header, a link fills it', async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/home?search=netzwerkkabel');
    const box = page.getByRole('combobox', { name: 'Suche', exact: true });
    await expect(box).toHaveValue('netzwerkkabel');
    const found = page.getByRole('dialog', { name: 'Suchergebnisse' });
    await expect(found.getByRole('link', { name: /Netzwerkkabel/ }).first()).toBeVisible();
    expect((await box.boundingBox())?.width).toBeGreaterThan(300);
    await found
      .getByRole('link', { name: /Netzwerkkabel/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\/\d+/);
    await expect(found).toBeHidden();

    // A finger that pulls down from the top loads the page anew, if it pulls far enough.
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...y: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y.map((at) => ({ x: 200, y: at })),
      });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await touch('touchStart', 300);
    for (const y of [320, 360, 400]) await touch('touchMove', y);
    await expect(page.getByText('Weiter ziehen, um neu zu laden')).toBeVisible();
    await touch('touchEnd');
    await expect(page.getByText('Weiter ziehen, um neu zu laden')).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await touch('touchStart', 300);
    for (const y of [320, 360, 420, 490]) await touch('touchMove', y);
    await expect(page.getByText('Loslassen, um neu zu laden')).toBeVisible();
    await touch('touchEnd');
    await page.waitForFunction(() => !('isSame' in window));
    await expect(page).toHaveURL(/\/products\/\d+/);
  });
});
