import { clientOf } from '../support/api-client';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

test('what is inside a record is entered in its form, stored, refused where it is wrong, and read', async ({
  page,
  server,
}) => {
  await login(page, 'buero');
  await page.goto('/suppliers/new');
  await page.getByLabel('Name', { exact: true }).fill('Werk Süd');
  const address = page.getByRole('group', { name: 'Anschrift', exact: true });
  await address.getByLabel('Straße').fill('Weg 1');
  await page.getByRole('button', { name: 'Eintrag hinzufügen Ansprechpartner' }).click();
  // The focus stands in what was added.
  await page.keyboard.type('Ada');
  await page.getByRole('button', { name: 'Eintrag hinzufügen Schlagworte' }).click();
  await page.keyboard.type('neu');
  await page.getByLabel('Art', { exact: true }).selectOption('Credit card');
  await page.getByLabel('Holder').fill('Ada Adler');
  await page.keyboard.press('Control+s');

  // The page knows that an address has a place.
  const city = address.getByLabel('Ort');
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription('Bitte geben Sie einen Wert ein!');
  await expectNoAxeViolations(page);
  await city.fill('Ulm');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/suppliers\/\d+/);
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();

  const main = page.getByRole('main');
  for (const text of ['Weg 1', 'Ulm', 'Ada', 'neu', 'Ada Adler']) {
    await expect(main.getByText(text, { exact: true }).last()).toBeVisible();
  }
  const id = Number(/suppliers\/(\d+)/.exec(page.url())?.[1]);
  const { body } = await (await clientOf(server.url, 'buero')).get(`/pruefstand/lieferanten/${id}`);
  expect((body as { result: object }).result).toMatchObject({
    address: { street: 'Weg 1', city: 'Ulm' },
    contacts: [{ name: 'Ada' }],
    keywords: ['neu'],
    payment: { holder: 'Ada Adler' },
  });

  // What was chosen is found again.
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByLabel('Art', { exact: true })).toHaveValue('1');
});
