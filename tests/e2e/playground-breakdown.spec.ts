import { clientOf } from '../support/api-client';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

/** In the middle of the next month, where no clock is near another one. */
function nextMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15));
}

const later = nextMonth().toISOString().slice(0, 10);
const gadgets = [
  { bezeichnung: 'Bald', farbe: 'ROT', preis: 100, rabatt: 20, lieferung: later, benutzerId: 1 },
  { bezeichnung: 'Versäumt', farbe: 'ROT', preis: 50, lieferung: '2020-05-01', benutzerId: 1 },
  { bezeichnung: 'Irgendwann', farbe: 'BLAU', preis: 200.5, benutzerId: 3 },
];

test('a breakdown adds the rows of a call up by values and by months, and opens the records of each bar', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  for (const gadget of gadgets)
    expect((await admin.post('/pruefstand/geraete', gadget)).status).toBe(201);
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const row = (of: string, name: string) =>
    panel(of)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const dialog = page.getByRole('dialog');

  await login(page, 'admin');
  await page.goto('/figures/outlook');
  // Said once above what adds up the same twice.
  await expect(page.getByRole('main').locator('dl')).toHaveText(
    /Erwartet\s*330,50.€\s*Summe\s*350,50.€\s*Anzahl\s*3/,
  );
  await expect(
    panel('Nach Farbe')
      .getByRole('img', { name: /Nach Farbe.*Erwartet: 330,50.€/ })
      .locator('svg'),
  ).toContainText(/Rot \(2\)/);
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: 'Tabelle' }).click();
  await expect(row('Nach Farbe', 'Rot')).toContainText(/2\s*130,00.€\s*150,00.€/);
  // A value that no record has is one of them all the same.
  await expect(row('Nach Farbe', 'Grün')).toContainText(/0\s*0,00.€\s*0,00.€/);
  const month = new Intl.DateTimeFormat('de', { month: 'short', timeZone: 'UTC' });
  const soon = panel('Nach Liefermonat')
    .getByRole('row')
    .filter({ hasText: month.format(nextMonth()) });
  await expect(soon).toContainText(/1\s*80,00.€\s*100,00.€/);
  await expect(row('Nach Liefermonat', 'Ohne Datum')).toContainText(/1\s*200,50.€/);
  await expectNoAxeViolations(page);

  // Records are there for bars that say where they are; the other chart says nothing of them.
  await expect(panel('Nach Farbe').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Überfällig: 1' }).press('Enter');
  await expect(dialog).toContainText('Nach Liefermonat · Überfällig');
  await expect(dialog).toContainText('Versäumt');
  await expect(dialog).not.toContainText('Bald');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // What the call asks for stands in a form above, and in the address.
  await page.getByLabel('Besitzer').fill('Tom');
  await page.getByRole('option', { name: /Tom Techniker/ }).click();
  await expect(page).toHaveURL(/benutzerId=3/);
  await expect(row('Nach Farbe', 'Rot')).toContainText(/0\s*0,00.€/);
  await expect(row('Nach Farbe', 'Blau')).toContainText(/1\s*200,50.€/);
  await expect(page.getByRole('button', { name: 'Überfällig: 1' })).toHaveCount(0);
});
