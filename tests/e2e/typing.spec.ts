import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, login, test } from './support/test';

async function edit(page: Page, adressnummer: number): Promise<void> {
  await page.goto(`/addresses?filter=adressnummer%3D${adressnummer}`);
  await page.getByRole('link', { name: String(adressnummer) }).click();
  await page
    .getByRole('toolbar', { name: 'Aktionen' })
    .getByRole('button', { name: 'Ändern' })
    .click();
}

/** What an input method holds in a field, not chosen yet, and the Enter that chooses it. */
async function composeAndEnter(browser: CDPSession, text: string): Promise<void> {
  const at = { selectionStart: text.length, selectionEnd: text.length };
  await browser.send('Input.imeSetComposition', { text, ...at });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.insertText', { text });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

test('Ctrl+Z goes back to what stood in a field before, also where it is written otherwise once it is left', async ({
  page,
}) => {
  await login(page, 'buero');
  await edit(page, 10_012);
  const leaveTo = page.getByLabel('Kurzname');
  const fields: [Locator, string, string, string, string][] = [
    [page.getByLabel('Kreditlimit'), '1500', '1.500,00', '27,5', '27,50'],
    [page.getByLabel('Erstkontakt'), '010225', '01.02.2025', '3.4.2024', '03.04.2024'],
    [page.getByLabel('Telefon', { exact: true }), '0731 123', '0731 123', '0731/456', '0731/456'],
    [page.getByLabel('USt-IdNr.'), 'de 123 456 788', 'DE123456788', 'de136695976', 'DE136695976'],
    [page.getByLabel('Straße'), 'Hafenweg 1', 'Hafenweg 1', 'Hafenweg 2', 'Hafenweg 2'],
  ];
  for (const [field, first, written, second, then] of fields) {
    await test.step(written, async () => {
      await field.fill(first);
      await leaveTo.focus();
      await expect(field).toHaveValue(written);
      await field.focus();
      await field.press('Control+a');
      await page.keyboard.type(second);
      await leaveTo.focus();
      await expect(field).toHaveValue(then);
      await field.press('Control+z');
      await expect(field).toHaveValue(written);
      await field.press('Control+y');
      await expect(field).toHaveValue(then);
      await field.press('Control+z');
      await leaveTo.focus();
      await expect(field).toHaveValue(written);
    });
  }
  await test.step('what is chosen', async () => {
    for (const label of ['Zahlungsart', 'Vertreter 1']) {
      const field = page.getByRole('combobox', { name: label, exact: true });
      const before = await field.inputValue();
      await field.focus();
      await field.press('ArrowDown');
      const other = page.getByRole('option', { selected: false }).last();
      const chosen = ((await other.textContent()) ?? '').trim();
      await other.click();
      await expect(field).not.toHaveValue(before);
      const after = await field.inputValue();
      expect(chosen).toContain(after);
      await field.press('Control+z');
      await expect(field).toHaveValue(before);
      await field.press('Control+Shift+z');
      await expect(field).toHaveValue(after);
      await field.press('Control+z');
    }
  });
  // Within an edit the browser goes back, and nothing of another field.
  const street = page.getByLabel('Straße');
  await street.press('End');
  await page.keyboard.type('23');
  await street.press('Control+z');
  await expect(street).toHaveValue('Hafenweg 1');
  await leaveTo.fill('NEU');
  await page.getByLabel('Ort', { exact: true }).press('Control+z');
  await expect(leaveTo).toHaveValue('NEU');
  // What was gone back to is what is saved.
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1.500,00');
  await expect(page.getByRole('main')).toContainText('Hafenweg 1');
});

test('Enter of an input method chooses a word and does nothing else', async ({ page }) => {
  await login(page, 'buero');
  // A supplier: papers for a town that they cannot show are refused.
  await page.goto('/addresses?filter=adressnummer%3D10001');
  const browser = await page.context().newCDPSession(page);
  const search = page.getByRole('combobox', { name: 'Suche' });
  await search.focus();
  // Enter means something once what searches is there.
  await expect(search).toHaveAttribute('aria-haspopup', 'dialog');
  await composeAndEnter(browser, '東京');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('東京');
  await search.press('Enter');
  await expect(search).not.toBeFocused();

  const grid = page.getByRole('grid', { name: 'Adressen' });
  const at = await grid.getByRole('columnheader', { name: 'Ort' }).getAttribute('aria-colindex');
  const cell = grid.locator(`[aria-rowindex="2"] [role="gridcell"][aria-colindex="${at}"]`);
  await cell.click();
  await page.keyboard.press('F2');
  const input = grid.getByRole('textbox', { name: /^Ort, / });
  await input.press('Control+a');
  await composeAndEnter(browser, '京都');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('京都');
  await input.press('Enter');
  await expect(cell).toHaveText('京都');
});

test('what is typed fast goes where it is meant, all of it, while that is being loaded', async ({
  page,
}) => {
  const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789-xy';
  const control = (key: string): Key => ({
    ...{ key, code: `Key${key.toUpperCase()}`, modifiers: 2 },
    windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
  });
  const [f2, enter, tab] = [
    ['F2', 113],
    ['Enter', 13],
    ['Tab', 9],
  ].map(([key, number]) => ({ key, code: key, windowsVirtualKeyCode: number }) as Key);
  await login(page, 'buero');
  await page.goto('/addresses');
  const grid = page.getByRole('grid', { name: 'Adressen' });
  const ofColumn = async (name: string) => {
    const head = grid.getByRole('columnheader', { name });
    const at = await head.getAttribute('aria-colindex');
    return grid.locator(`[aria-rowindex="4"] [role="gridcell"][aria-colindex="${at}"]`);
  };
  await expect(grid.getByRole('link', { name: '10004', exact: true })).toBeVisible();

  await test.step('the palette of a page that has just come', async () => {
    await press(page, [control('k'), ...code]);
    await expect(page.getByRole('combobox', { name: 'Befehle' })).toHaveValue(code);
    await page.keyboard.press('Escape');
  });
  await test.step('the search', async () => {
    await page.reload();
    await expect(grid.getByRole('link', { name: '10004', exact: true })).toBeVisible();
    await press(page, [control('f'), ...code]);
    await expect(page.getByRole('combobox', { name: 'Suche' })).toHaveValue(code);
  });
  await test.step('a cell that opens, and the one after it once the first is stored', async () => {
    await page.reload();
    const [code2, town] = [await ofColumn('PLZ'), await ofColumn('Ort')];
    await code2.click();
    await press(page, [f2, control('a'), ...'89073', tab, ...'Ulm an der Donau', enter] as Key[]);
    await expect(code2).toHaveText('89073');
    await expect(town).toHaveText('Ulm an der Donau');
    await expect(town).toBeFocused();
  });
  await test.step('and nothing that is meant for the cell after one that is refused', async () => {
    const zip = await ofColumn('PLZ');
    await zip.click();
    await press(page, [f2, control('a'), ...'abc', tab, ...'Bonn'] as Key[]);
    await expect(zip.getByRole('alert')).toBeVisible();
    await expect(grid.getByRole('textbox', { name: /^PLZ, / })).toHaveValue('abc');
  });
});

type Key =
  string | { key: string; code: string; windowsVirtualKeyCode: number; modifiers?: number };

/** Keys as a scanner sends them, 1 ms apart, all of them on their way before the page has heard of the first. */
async function press(page: Page, keys: readonly Key[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  await Promise.all(
    keys.flatMap((one, at) => {
      const timestamp = first + at * 0.001;
      const key = typeof one === 'string' ? { key: one, text: one } : one;
      return [
        browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp }),
        browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, timestamp }),
      ];
    }),
  );
  await browser.detach();
}
