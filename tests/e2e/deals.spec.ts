import { clientOf, recordOf } from '../support/api-client';
import { writeDraft } from '../support/sales-documents';
import { atRest } from './support/at-rest';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const PARAMETER = 'DEALS.DEALBEIBUCHENVONANGEBOTABFRAGEN';

test.describe('after an offer is booked', () => {
  test.afterEach(({ server }) =>
    server.query(`update system_parameters set wert = 'N' where name = '${PARAMETER}'`),
  );

  test('a deal is asked for where the parameter says so, and made of the offer', async ({
    page,
    server,
  }) => {
    await server.query(`update system_parameters set wert = 'J' where name = '${PARAMETER}'`);
    const office = await clientOf(server.url, 'buero');
    const lines = [
      { positionsArt: 'N', bezeichnung: 'Beratung', menge: 1, einzelpreis: 800 },
    ] as const;
    const offer = await writeDraft(office, '0100', lines);
    await login(page, 'buero');
    await page.goto(`/saleDocument/${offer}`);
    const dialog = page.getByRole('dialog');
    await atRest(page);
    await page.keyboard.press('F9');
    await dialog.getByRole('button', { name: /buchen$/ }).press('Enter');
    await expect(dialog).toContainText('Zu diesem Angebot gibt es noch keinen Deal.');
    await expect(dialog).toContainText('ist gebucht.');
    await expectNoAxeViolations(page);
    // No is an answer, and what was booked stands behind the question already.
    await dialog.getByRole('button', { name: 'Nein' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByText('Gebucht', { exact: true }).first()).toBeVisible();

    // The answers are there without the question, too.
    await runAction(page, 'Deal anlegen');
    await expect(dialog.getByRole('textbox', { name: 'Geplante Summe' })).toHaveValue('800,00');
    await dialog.getByRole('textbox', { name: 'Titel' }).fill('Beratung im Frühjahr');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await runAction(page, 'Zum Deal');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Beratung im Frühjahr');
    const document = recordOf(await office.get(`/verkauf/belege/${offer}`));
    expect(page.url()).toContain(`/deals/${String(document.dealId)}`);
  });

  test('the question leads on by the keyboard alone, and is not put without the parameter', async ({
    page,
    server,
  }) => {
    const office = await clientOf(server.url, 'buero');
    const lines = [
      { positionsArt: 'N', bezeichnung: 'Beratung', menge: 1, einzelpreis: 80 },
    ] as const;
    await login(page, 'buero');
    const dialog = page.getByRole('dialog');
    const bookByKey = async () => {
      await page.goto(`/saleDocument/${await writeDraft(office, '0100', lines)}`);
      await atRest(page);
      await page.keyboard.press('F9');
      await dialog.getByRole('button', { name: /buchen$/ }).press('Enter');
    };
    await bookByKey();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /ist gebucht/ })).toBeVisible();

    await server.query(`update system_parameters set wert = 'J' where name = '${PARAMETER}'`);
    await bookByKey();
    await expect(dialog.getByRole('button', { name: 'Deal anlegen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Titel' })).toBeVisible();
  });
});

test('the outlook of deals says what is open and what is expected, as bars and as tables', async ({
  page,
}) => {
  test.slow();
  await login(page, 'buero');
  await page.goto('/statistics/deals');
  const funnel = page.getByRole('region', { name: 'Offene Deals nach Phase' });
  const forecast = page.getByRole('region', { name: /Erwartete Abschlüsse/ });
  await expect(funnel.getByRole('img').locator('svg')).toContainText('In Verhandlung');
  await expect(forecast.getByRole('img').locator('svg')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('radio', { name: 'Tabelle' }).click();
  const totals = (region: typeof funnel) => region.getByRole('row', { name: /^Summe/ });
  // Both add up the same deals.
  const sum = (await totals(funnel).textContent()) ?? '';
  expect(sum).toMatch(/^Summe[1-9]\d*[\d.,]+.€/);
  await expect(totals(forecast)).toHaveText(sum);
  await expectNoAxeViolations(page);

  // A count opens its deals.
  const first = funnel.getByRole('row').nth(1).getByRole('button');
  const count = Number(await first.textContent());
  await first.press('Enter');
  const records = page.getByRole('dialog', { name: /Erstkontakt/ });
  await expect(records.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
  await page.keyboard.press('Escape');

  // Of one salesperson only, in the address.
  const who = page.getByRole('combobox', { name: 'Zuständig' });
  await who.click();
  await page.getByRole('option').filter({ hasText: /\w/ }).first().click();
  await expect(page).toHaveURL(/zustaendigerBenutzer=\d+/);
  await expect(totals(funnel)).not.toHaveText(sum);
});

test('a template fills a new activity, but for what was written before', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/addresses/1/activities/new');
  const main = page.getByRole('main');
  const subject = main.getByRole('textbox', { name: 'Betreff' });
  const template = main.getByRole('combobox', { name: 'Vorlage' });
  const choose = async (name: string) => {
    await template.click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Erstgespräch');
  await expect(subject).toHaveValue('Erstgespräch');
  await expect(main.getByRole('textbox', { name: 'Dauer' })).toHaveValue('1:00');
  await expect(main.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue(/^Teilnehmer:/);
  await subject.fill('Besuch in Ulm');
  await choose('Angebot nachfassen');
  await expect(main.getByRole('textbox', { name: 'Dauer' })).toHaveValue('0:15');
  await expect(subject).toHaveValue('Besuch in Ulm');
  await expectNoAxeViolations(page);
});

test('without the right to assets their tab says that there are no data', async ({ page }) => {
  await page.route('**/webapp/me', async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result: { rechte: { recht: string }[] } };
    const rechte = result.rechte.map((one) =>
      one.recht === 'ASS_SEHEN' ? { ...one, genehmigt: false } : one,
    );
    await route.fulfill({ response: answer, json: { result: { ...result, rechte } } });
  });
  await login(page, 'buero');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/addresses/1');
  await page.getByRole('tab', { name: 'Assets' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Keine Daten');
  await expect(page.getByRole('tabpanel')).toContainText('Für «Assets» fehlt Ihnen das Recht.');
  expect(asked.filter((url) => /\/stammdaten\/assets\?/.test(url))).toEqual([]);
  await expectNoAxeViolations(page);
});
