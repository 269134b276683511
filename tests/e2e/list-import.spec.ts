import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const file = (lines: readonly string[]) => ({
  name: 'kunden.csv',
  mimeType: 'text/csv',
  // As Windows writes it.
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
});

test('a file becomes addresses, says what was refused, and is undone', async ({ page, server }) => {
  await login(page, 'buero');
  await page.goto('/addresses');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importieren: Adressen' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      file([
        'Kundennummer;Firma;Ort;Kreditlimit',
        '81001;Größer & Söhne;Köln;1500,50',
        '81002;Kein Betrag;Bonn;viel',
        '81003;"Zwei; mit Semikolon";Ulm;',
      ]),
    );
  const company = dialog.getByRole('combobox', { name: 'Feld für «Firma»' });
  await expect(company).toHaveValue('name1');
  await company.selectOption('Namenszusatz');
  await company.selectOption('Name');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  // The wrong cell is left empty, unless its row is to stay away.
  const status = dialog.getByRole('status');
  await expect(status).toContainText('3 Zeilen können importiert werden. Bei 1 davon bleibt');
  const wrong = dialog.getByRole('textbox', { name: 'Kreditlimit' });
  await expect(wrong).toHaveValue('viel');
  await expect(wrong).toHaveAccessibleDescription(/keine gültige Zahl/);
  await dialog.getByRole('radio', { name: 'Zeile weglassen' }).check();
  await expect(status).toContainText('2 Zeilen können importiert werden.');
  await dialog.getByRole('button', { name: 'Probelauf' }).click();
  await expect(dialog.getByText('würden angelegt')).toBeVisible();
  expect(await server.query(`select 1 from addresses where kundennr = '81001'`)).toEqual([]);
  await expectNoAxeViolations(page);

  await dialog.getByRole('button', { name: '2 Zeilen importieren' }).click();
  await expect(dialog.getByRole('status')).toHaveText('kunden.csv ist importiert.');
  const stored = await server.query(
    `select name1, ort, kreditlimit::float from addresses where kundennr like '8100_' order by kundennr`,
  );
  expect(stored).toEqual([
    { name1: 'Größer & Söhne', ort: 'Köln', kreditlimit: 1500.5 },
    { name1: 'Zwei; mit Semikolon', ort: 'Ulm', kreditlimit: null },
  ]);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /abgelehnte Zeile.*herunterladen/ }).click();
  const refused = readFileSync(await (await coming).path(), 'utf8').split('\r\n');
  expect(refused[1]).toMatch(/^"81002";"Kein Betrag";"Bonn";"viel";"3";"Kreditlimit: /);

  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  const question = page.getByRole('dialog', { name: 'Import rückgängig machen' });
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(dialog.getByText('2 Datensätze sind wie vor dem Import.')).toBeVisible();
  expect(await server.query(`select 1 from addresses where kundennr like '8100_'`)).toEqual([]);

  // The next file of the kind is mapped as this one was.
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await page.getByRole('button', { name: 'Importieren' }).click();
  await expect(dialog.getByText('rückgängig gemacht (2)')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(file(['Firma', 'Noch eine']));
  await expect(dialog.getByRole('combobox', { name: 'Feld für «Firma»' })).toHaveValue('name1');
});
