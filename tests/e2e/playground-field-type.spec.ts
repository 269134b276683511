import { clientOf } from '../support/api-client';
import { expect, login, playground as test } from './support/test';

test('a field type of the playground’s own stands in list, filter, record, form and card', async ({
  page,
  server,
}) => {
  const client = await clientOf(server.url, 'admin');
  for (const [bezeichnung, kuehlung] of [
    ['Eiskern', -18.5],
    ['Orchidee', 4],
  ]) {
    const { status } = await client.post('/pruefstand/exponate', { bezeichnung, kuehlung });
    expect(status).toBe(201);
  }
  await login(page, 'admin');
  await page.goto('/exhibits');
  const cells = page.getByRole('gridcell', { name: '°C' });
  await expect(cells).toHaveText(['−18,5 °C', '4,0 °C']);
  await page.getByLabel('Filter: Kühlung', { exact: true }).fill('<= -18,5');
  await expect(cells).toHaveText(['−18,5 °C']);
  await page.getByRole('gridcell', { name: 'Eiskern' }).dblclick();
  const read = page.getByRole('definition');
  await expect(read.getByText('−18,5 °C')).toBeVisible();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const control = page.getByLabel('Kühlung', { exact: true });
  await expect(control).toHaveValue('-18,5');
  await control.fill('-120');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('Bitte geben Sie einen größeren Wert ein!', { exact: true }),
  ).toBeVisible();
  await control.fill('-20');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(read.getByText('−20,0 °C')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/exhibits');
  await expect(page.getByText('−20,0 °C')).toBeVisible();
});
