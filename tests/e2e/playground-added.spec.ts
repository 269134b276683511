import { entitiesOf } from '../support/entities';
import { contractOfProduct, playgroundProduct } from '../support/products';
import { fillSamples } from '../support/walk/fill-samples';
import { Walker } from '../support/walk/walker';
import { testsOfScreens } from './support/every-screen';
import { clientOf } from '../support/api-client';
import { screensUnderTest } from './support/screens';
import { expect, login, playground } from './support/test';

const contract = contractOfProduct(playgroundProduct);
const [newest] = (await screensUnderTest(playgroundProduct)).slice(-1);
const entities = entitiesOf(contract).filter(({ schema }) => schema === newest?.definition.schema);

/** What was added last to a running product, with records made of samples. */
const filled = playground.extend<{ filled: void }>({
  filled: [
    async ({ server, empty: _ }, use) => {
      await fillSamples(new Walker(server.url, contract), entities, 12);
      await use();
    },
    { auto: true },
  ],
});

if (!newest) throw new Error('the playground has no screens');
testsOfScreens(filled, playgroundProduct, [newest]);

playground(
  'a field type of the playground’s own stands in list, filter, record, form and card',
  async ({ page, server }) => {
    const client = await clientOf(server.url, 'admin');
    for (const [kennzeichen, kuehlung] of [
      ['UL-K 1', -18.5],
      ['UL-K 2', 4],
    ]) {
      const { status } = await client.post('/pruefstand/fahrzeuge', { kennzeichen, kuehlung });
      expect(status).toBe(201);
    }
    await login(page, 'admin');
    await page.goto('/vehicles');
    const cells = page.getByRole('gridcell', { name: '°C' });
    await expect(cells).toHaveText(['−18,5 °C', '4,0 °C']);
    await page.getByLabel('Filter: Kühlung', { exact: true }).fill('<= -18,5');
    await expect(cells).toHaveText(['−18,5 °C']);
    await page.getByRole('gridcell', { name: 'UL-K 1' }).dblclick();
    await expect(page.getByRole('definition').getByText('−18,5 °C')).toBeVisible();
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
    await expect(page.getByRole('definition').getByText('−20,0 °C')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vehicles');
    await expect(page.getByText('−20,0 °C')).toBeVisible();
  },
);
