import { expect, expectNoAxeViolations, login, test } from './support/test';

const file = (lines: readonly string[]) => ({
  name: 'personen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'utf8'),
});

test('persons of many companies come in with their addresses', async ({ page, server }) => {
  await server.query(
    `insert into addresses (adressnummer, name1, kundennr)
     values (771001, 'Personen Eins GmbH', '71001'), (771002, 'Personen Zwei GmbH', '71002'),
            (771003, 'Personen Doppelt', null), (771004, 'Personen Doppelt', null)`,
  );
  await login(page, 'buero');
  await page.goto('/addresses');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const own = page.getByRole('dialog', { name: 'Importieren: Adressen' });
  await own.getByRole('radio', { name: 'Ansprechpartner' }).check();
  const dialog = page.getByRole('dialog', { name: 'Importieren: Ansprechpartner' });
  await expect(dialog).toContainText('Adresse: Adressnummer, Kundennummer');
  await expectNoAxeViolations(page);
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      file([
        'Kd-Nr.;Firma;Vorname;Nachname;E-Mail',
        '71001;;Eva;Berg;eva@eins.example',
        ';Personen Zwei GmbH;;Tal;',
        ';Personen Doppelt;Wer;Weiß;',
        ';;Ohne;Firma;',
        '71001;Personen Zwei GmbH;Ver;Wechselt;',
      ]),
    );
  await expect(dialog.getByRole('combobox', { name: 'Feld für «Kd-Nr.»' })).toHaveValue(
    'adresseId:kundennr',
  );
  await expect(dialog.getByRole('combobox', { name: 'Feld für «Firma»' })).toHaveValue(
    'adresseId:name1',
  );
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  const status = dialog.getByRole('status');
  await expect(status).toContainText('2 Zeilen können importiert werden. 3 Zeilen haben Fehler');
  // Who is meant is said in the preview; the row comes in then.
  const company = dialog.getByRole('textbox', { name: 'Adresse: Kundennummer' }).first();
  await company.fill('71002');
  await company.press('Enter');
  await expect(status).toContainText('3 Zeilen können importiert werden. 2 Zeilen haben Fehler');
  await dialog.getByRole('button', { name: '3 Zeilen importieren' }).click();
  await expect(status).toHaveText('personen.csv ist importiert.');
  const stored = () =>
    server.query(
      `select kundennr, vorname, p.name from persons p join addresses a on a.id = adresse_id
       where adressnummer between 771001 and 771004 order by kundennr, p.name`,
    );
  expect(await stored()).toEqual([
    { kundennr: '71001', vorname: 'Eva', name: 'Berg' },
    { kundennr: '71002', vorname: 'Ohne', name: 'Firma' },
    { kundennr: '71002', vorname: null, name: 'Tal' },
  ]);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  const question = page.getByRole('dialog', { name: 'Import rückgängig machen' });
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(dialog.getByText('3 Datensätze sind wie vor dem Import.')).toBeVisible();
  expect(await stored()).toEqual([]);
});
