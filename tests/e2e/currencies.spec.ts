import { today } from '../../schemas/rules/today';
import { clientOf } from '../support/api-client';
import { act, book, writeDraft } from '../support/sales-documents';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const rates = (second: string) => ({
  name: 'eurofxref-hist-90d.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Date,USD,JPY,HRK,ABC\n${today()},1.0921,${second},N/A,N/A\n2026-06-30,1.08,170.5,7.53,2.5\n`,
  ),
});

test('the file of the Central Bank becomes rates, wrong rows are said, and again it changes them', async ({
  page,
  server,
}) => {
  await login(page, 'admin');
  await page.goto('/exchangeRates');
  const dialog = page.getByRole('dialog', { name: 'Importieren: Währungskurse' });
  for (const second of ['161.72', '160']) {
    await page.getByRole('button', { name: 'Importieren' }).click();
    await dialog.locator('input[type=file]').setInputFiles(rates(second));
    await dialog.getByRole('radio', { name: 'Aktualisieren' }).check();
    await dialog.getByRole('button', { name: 'Vorschau' }).click();
    await expect(dialog.getByRole('status')).toContainText('4 Zeilen können importiert werden.');
    await expect(dialog.getByRole('textbox', { name: 'Währung' })).toHaveValue('ABC');
    await expect(dialog.getByText(/Währung gibt es nicht/).last()).toBeVisible();
    await dialog.getByRole('button', { name: '4 Zeilen importieren' }).click();
    await expect(dialog.getByRole('status')).toContainText('ist importiert');
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  }
  expect(
    await server.query(
      `select waehrung, kurs::float from exchange_rates
       where tag = '${today()}' and waehrung in ('JPY', 'USD') order by waehrung`,
    ),
  ).toEqual([
    { waehrung: 'JPY', kurs: 160 },
    { waehrung: 'USD', kurs: 1.0921 },
  ]);
  expect(
    await server.query(
      `select count(*)::int from exchange_rates
       where tag in ('${today()}', '2026-06-30') and waehrung in ('JPY', 'USD')`,
    ),
  ).toEqual([{ count: 4 }]);
  await expectNoAxeViolations(page);
});

test('each currency is drawn for itself, and amounts are in their own', async ({
  page,
  server,
}) => {
  const buero = await clientOf(server.url, 'buero');
  const line = (einzelpreis: number) => ({ bezeichnung: 'Dienst', menge: 1, einzelpreis });
  const head = { belegdatum: today(), besteuerung: 'AUSFUHR' };
  await book(
    buero,
    await writeDraft(buero, '0500', [line(1_000_000)], { ...head, waehrung: 'JPY' }),
  );
  const draft = await writeDraft(buero, '0500', [line(250)], { ...head, waehrung: 'jpy' });
  expect((await act(buero, draft, 'simulation')).status).toBe(200);
  await login(page, 'buero');
  await page.goto('/statistics/dashboard');
  const yen = page.getByRole('region', { name: 'Nettoumsatz · JPY', exact: true });
  await expect(yen).toContainText('1.000.000,00 JPY');
  await yen.getByRole('button', { name: '1.000.000,00 JPY' }).first().click();
  const behind = page.getByRole('dialog');
  await expect(behind).toContainText('1.000.000,00 JPY');
  await expect(behind.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.goto('/openItemsOverview');
  await expect(page.getByRole('region', { name: /· JPY$/ })).toContainText('1.000.000,00 JPY');
  await page.goto(`/saleDocument?filter=${encodeURIComponent('waehrung=JPY')}`);
  await expect(page.getByText('1.000.000,00 JPY').first()).toBeVisible();
});
