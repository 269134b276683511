import { expect, expectNoAxeViolations, login, test } from './support/test';

const file = (lines: readonly string[], name = 'personen.csv') => ({
  name,
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

test('a customer list brings its contact persons along', async ({ page, server }) => {
  await server.query(
    `insert into addresses (adressnummer, name1, kundennr)
     values (772001, 'Mitgebracht Alt GmbH', '72001')`,
  );
  await login(page, 'buero');
  await page.goto('/addresses');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importieren: Adressen' });
  // The parts' columns are there once their screen is loaded.
  await expect(dialog.getByRole('radio', { name: 'Ansprechpartner' })).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      file(
        [
          'Kundennummer;Firma;Ort;Vorname;Nachname;Telefon des Ansprechpartners;AP E-Mail',
          '72001;Mitgebracht Alt GmbH;Ulm;Eva;Berg;+49 731 12345;eva@alt.example',
          '72002;Mitgebracht Neu GmbH;Bonn;Ute;Tal;;keine',
          '72002;Mitgebracht Neu GmbH;Bonn;Max;Feld;;',
          '72003;Mitgebracht Ohne GmbH;Köln;Nur;;;',
        ],
        'kunden.csv',
      ),
    );
  const fieldOf = (column: string) =>
    dialog.getByRole('combobox', { name: `Feld für «${column}»` });
  await expect(fieldOf('Nachname')).toHaveValue('persons:name');
  await expect(fieldOf('Telefon des Ansprechpartners')).toHaveValue('persons:telefon');
  await expect(fieldOf('AP E-Mail')).toHaveValue('persons:email');
  await expect(fieldOf('Nachname').getByRole('option', { selected: true })).toHaveText(
    'Ansprechpartner: Nachname',
  );
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  const status = dialog.getByRole('status');
  await expect(status).toContainText('4 Zeilen können importiert werden. Bei 2 davon bleibt');
  await expect(dialog).toContainText(
    'Ohne «Ansprechpartner: Nachname» wird das nicht gespeichert.',
  );
  await dialog.getByRole('button', { name: 'Probelauf' }).click();
  await expect(dialog.getByText('Ansprechpartner würden dazu angelegt')).toBeVisible();
  await dialog.getByRole('button', { name: '4 Zeilen importieren' }).click();
  await expect(status).toHaveText('kunden.csv ist importiert.');
  await expect(dialog.getByText('Ansprechpartner dazu angelegt')).toBeVisible();
  const stored = () =>
    server.query(
      `select kundennr, vorname, p.name, telefon, p.email
       from addresses a left join persons p on a.id = adresse_id
       where name1 like 'Mitgebracht%' order by kundennr, p.name`,
    );
  const nobody = { vorname: null, name: null, telefon: null, email: null };
  expect(await stored()).toEqual([
    {
      ...{ kundennr: '72001', vorname: 'Eva', name: 'Berg' },
      ...{ telefon: '+49 731 12345', email: 'eva@alt.example' },
    },
    { ...nobody, kundennr: '72002', vorname: 'Max', name: 'Feld' },
    { ...nobody, kundennr: '72002', vorname: 'Ute', name: 'Tal' },
    { ...nobody, kundennr: '72003' },
  ]);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  const question = page.getByRole('dialog', { name: 'Import rückgängig machen' });
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(dialog.getByText('5 Datensätze sind wie vor dem Import.')).toBeVisible();
  expect(await stored()).toEqual([{ ...nobody, kundennr: '72001' }]);
});
