import { messyCustomers, messyRows, repeatedRows } from '../support/messy-customers';
import { sheetFile } from '../support/sheet-file';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test('300 messy rows of a spreadsheet come in without editing it', async ({ page, server }) => {
  await login(page, 'buero');
  await page.goto('/addresses');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importieren: Adressen' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'kunden.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(sheetFile(messyCustomers('Messe'))),
  });

  // The sheet that is shown, and the headings below its title.
  await expect(dialog.getByLabel('Tabellenblatt')).toHaveValue('1');
  await expect(dialog.getByLabel('Tabellenblatt')).toContainText('Codes (ausgeblendet)');
  await expect(dialog.getByLabel('Überschriften')).toHaveValue('3');
  for (const [column, field] of [
    ['Firma', 'name1'],
    ['PLZ', 'plz'],
    ['Tel.', 'telefon1'],
    ['Mail', 'email'],
    ['Limit', 'kreditlimit'],
    ['Kunde seit', 'erstkontakt'],
    ['Notiz', ''],
    ['Notiz, Spalte 10', ''],
  ] as const) {
    const choice = dialog.getByRole('combobox', { name: `Feld für «${column}»`, exact: true });
    await expect(choice).toHaveValue(field);
  }
  await expect(dialog.getByLabel('Wie ist «02/29/2024» gemeint?')).toHaveValue('month-first');
  await expect(dialog.getByLabel('Wie ist «1.234» gemeint?')).toHaveValue('thousands');
  await expect(dialog.getByLabel('Vorhandene erkennen an')).toHaveValue(/^(name1,plz|plz,name1)$/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Vorschau' }).click();

  // Kinds of problems first, then the cells, all of them in view.
  const status = dialog.getByRole('status');
  await expect(status).toContainText(`${messyRows} Zeilen können importiert werden.`);
  const left = Number(/Bei (\d+) davon bleibt/.exec(await status.innerText())?.[1]);
  test.info().annotations.push({ type: 'rows with a wrong optional cell', description: `${left}` });
  expect(left).toBeGreaterThan(200);
  const kinds = dialog.getByRole('list', { name: 'Fehler nach Art' });
  const ofMails = kinds.getByRole('listitem').filter({ hasText: 'E-Mail' });
  await expect(ofMails.filter({ hasText: 'Formel' })).toHaveCount(1);
  const cell = dialog.getByRole('textbox', { name: 'E-Mail' }).first();
  await cell.scrollIntoViewIfNeeded();
  const [box, around] = [await cell.boundingBox(), await dialog.boundingBox()];
  expect(box && around && box.x + box.width <= around.x + around.width).toBe(true);
  await expectNoAxeViolations(page);

  // A kind may keep its rows away, and a cell be corrected by keyboard.
  const bad = ofMails.filter({ hasText: 'Beispiel' }).first();
  await bad.getByRole('radio', { name: 'Zeile weglassen' }).check();
  await expect(status).toContainText('bleiben weg');
  await bad.getByRole('radio', { name: 'Leer lassen' }).check();
  await expect(status).not.toContainText('bleiben weg');
  await cell.fill('erste@kunde.example');
  await cell.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'E-Mail' }).first()).not.toHaveValue(/erste/);

  await dialog.getByRole('button', { name: `${messyRows} Zeilen importieren` }).click();
  await expect(status).toHaveText('kunden.xlsx ist importiert.', { timeout: 15_000 });
  const outcome = (name: string) => dialog.locator('dt', { hasText: name }).locator('+ dd');
  await expect(outcome('übersprungen')).toHaveText(String(repeatedRows));
  const [{ n } = { n: 0 }] = await server.query<{ n: number }>(
    `select count(*)::int n from addresses where name1 ilike 'Messe %'`,
  );
  expect(n).toBeGreaterThanOrEqual(290);
  expect(n).toBe(messyRows - repeatedRows);
  const [first] = await server.query(
    `select plz, email, kreditlimit::float, erstkontakt::text from addresses where name1 like 'Messe 0 %'`,
  );
  expect(first).toEqual({
    plz: '01067',
    email: 'erste@kunde.example',
    kreditlimit: 1234,
    erstkontakt: '2024-03-04',
  });
  await expect(
    dialog.getByRole('button', { name: /Zeilen mit leer gelassenen Angaben herunterladen/ }),
  ).toBeVisible();
});
