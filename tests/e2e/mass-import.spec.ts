import { fullMatrix } from './support/audit';
import { expect, login, test } from './support/test';

/** Rows of the file; of every twenty three are wrong, each in its own way. */
const size = fullMatrix ? 5_000 : 60;
const number = (row: number) => String(8_200_000 + row);
const lines = Array.from({ length: size }, (_, row) => {
  const kind = row % 20;
  const name = kind === 5 ? '' : `Masse ${row}`;
  const credit = kind === 10 ? 'viel' : '100,5';
  // The number of the row before.
  const own = kind === 15 ? number(row - 1) : number(row);
  return [own, name, 'Ulm', credit].join(';');
});
const each = size / 20;

test(`${size} addresses with three kinds of mistakes come in from a file, and go out again`, async ({
  page,
  server,
}) => {
  if (fullMatrix) test.setTimeout(900_000);
  const slow = { timeout: fullMatrix ? 400_000 : 20_000 };
  const count = async () =>
    (await server.query(`select 1 from addresses where name1 like 'Masse %'`)).length;
  const figure = (value: number) => value.toLocaleString('de-DE');

  await login(page, 'buero');
  await page.goto('/addresses');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importieren: Adressen' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'masse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Kundennummer;Name;Ort;Kreditlimit', ...lines].join('\r\n')),
  });
  // Every row is one of its own, so that a repeated number is a mistake.
  await dialog.getByLabel('Vorhandene erkennen an').selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByRole('status')).toContainText(
    `${figure(each)} Zeilen haben Fehler`,
    slow,
  );
  await dialog.getByRole('radio', { name: 'Zeile weglassen' }).check();
  await expect(dialog.getByRole('status')).toContainText(
    `${figure(2 * each)} Zeilen haben Fehler`,
    slow,
  );
  await dialog.getByRole('button', { name: /Zeilen importieren$/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('masse.csv ist importiert.', slow);
  expect(await count()).toBe(size - 3 * each);
  const outcome = (name: string) => dialog.locator('dt', { hasText: name }).locator('+ dd');
  await expect(outcome('abgelehnt')).toHaveText(figure(3 * each));

  // What is only asked about is meant.
  await expect(dialog.getByText(/Zeile 17 Die Nummer ist schon vergeben: Masse 14/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /trotzdem übernehmen$/ }).check();
  await dialog.getByRole('button', { name: /importieren$/ }).click();
  await expect(outcome('abgelehnt')).toHaveText(figure(2 * each), slow);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  expect(await count()).toBe(size - 2 * each);

  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  const question = page.getByRole('dialog', { name: 'Import rückgängig machen' });
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(
    dialog.getByText(`${figure(size - 2 * each)} Datensätze sind wie vor dem Import.`),
  ).toBeVisible(slow);
  expect(await count()).toBe(0);
});
