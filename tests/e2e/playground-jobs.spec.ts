import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from './support/login';
import { move } from './support/move';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Makes records without the page. */
async function maker(request: APIRequestContext) {
  const answer = await request.post('/vario-api/login', {
    headers: { Authorization: `Basic ${btoa(`admin:${demoPassword}`)}` },
    data: { sprache: 'de', geraetName: 'Nebenan' },
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object): Promise<number> => {
    const created = await request.post(`/vario-api/pruefstand${path}`, {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      data,
    });
    expect(created.status()).toBe(201);
    return Number(created.headers().location?.split('/').at(-1));
  };
  return {
    gadget: (values: object = {}) => post('/geraete', { bezeichnung: 'Pumpe', ...values }),
    job: async (
      geraetId: number,
      lines: readonly (number | null)[],
      values: object = {},
    ): Promise<number> => {
      const id = await post('/vorgaenge', { geraetId, art: 'AUFTRAG', status: '3', ...values });
      for (const [index, menge] of lines.entries()) {
        const position = (index + 1) * 10;
        await post(`/vorgaenge/${id}/zeilen`, {
          position,
          text: `Zeile ${index + 1}`,
          menge,
          offen: menge,
        });
      }
      return id;
    },
    linesOf: async (id: number) => {
      const rows = await request.get(
        `/vario-api/pruefstand/vorgaenge/${id}/zeilen?orderBy=position`,
        { headers },
      );
      const { result } = (await rows.json()) as { result: { text: string; menge: number }[] };
      return result.map(({ text, menge }) => [text, menge]);
    },
  };
}

/** The id of the job that the page shows. */
const shownJob = (page: Page) => Number(/jobs\/(\d+)/.exec(page.url())?.[1]);

/** Goes there within the page; what was shown before is gone first. */
async function show(page: Page, path: string): Promise<void> {
  await move(page, '/home');
  await expect(page).toHaveTitle(/^Startseite/);
  await move(page, path);
  await expect(page).not.toHaveTitle(/^Startseite/);
}

test.describe('jobs', () => {
  test.beforeEach(async ({ page }) => {
    await login(page, 'admin');
    await page.goto('/home');
  });

  test('are made of chosen rows and quantities, by keyboard; what is refused is said in large red text, with what helps', async ({
    page,
    request,
  }) => {
    const make = await maker(request);
    await test.step('rows and quantities', async () => {
      const id = await make.job(await make.gadget(), [5, 2, null, 7.5]);
      await show(page, `/jobs/${id}`);
      await runAction(page, 'In Lieferung umwandeln');
      const asked = dialog(page, 'In Lieferung umwandeln');
      const quantity = (row: number) => asked.getByRole('textbox', { name: `Zeile ${row}` });
      // A row without a quantity goes along by itself.
      await expect(asked.getByRole('status')).toHaveText('3 von 3 Zeilen gewählt');
      await expect(quantity(1)).toHaveValue('5');
      await quantity(1).focus();
      await page.keyboard.type('6');
      await expect(quantity(1)).toHaveAttribute('aria-invalid', 'true');
      await expect(quantity(1)).toHaveAccessibleDescription('Höchstens 5.');
      await page.keyboard.press('Control+Enter');
      await expect(quantity(1)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('1,5');
      await page.keyboard.press('Enter');
      await expect(quantity(2)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(asked.getByRole('status')).toHaveText('2 von 3 Zeilen gewählt');
      await expectNoAxeViolations(page);
      const some = page.waitForRequest((one) => one.url().includes('/umwandeln/LIEFERUNG'));
      await page.keyboard.press('Control+Enter');
      expect((await some).postDataJSON()).toMatchObject({
        positionen: [{ menge: 1.5 }, { menge: 7.5 }],
      });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Aus Vorgang');
      expect(await make.linesOf(shownJob(page))).toEqual([
        ['Zeile 1', 1.5],
        ['Zeile 4', 7.5],
      ]);

      // What is left is offered the next time, and said without naming a row.
      await show(page, `/jobs/${id}`);
      await runAction(page, 'In Lieferung umwandeln');
      await expect(quantity(1)).toHaveValue('3,5');
      await expect(quantity(4)).toHaveCount(0);
      const sent = page.waitForRequest((one) => one.url().includes('/umwandeln/LIEFERUNG'));
      await page.keyboard.press('Control+Enter');
      expect((await sent).postDataJSON()).toEqual({});
      await expect(page).not.toHaveURL(new RegExp(`/jobs/${id}`));
      await show(page, `/jobs/${id}`);
      await runAction(page, 'In Lieferung umwandeln');
      await expect(asked.getByText('Hier ist nichts mehr offen.')).toBeVisible();
      await expect(asked.getByRole('button', { name: 'OK' })).toBeDisabled();
    });
    await test.step('refused', async () => {
      const values = { status: '1', ansprechpartner: 'Frau Eins' };
      const id = await make.job(await make.gadget(), [4], values);
      await show(page, `/jobs/${id}`);
      await runAction(page, 'In Lieferung umwandeln');
      const asked = dialog(page, 'In Lieferung umwandeln');
      await asked.getByLabel('Bemerkung').fill('bleibt stehen');
      await expect(asked.getByRole('status')).toHaveText('1 von 1 Zeilen gewählt');
      await page.keyboard.press('Control+Enter');
      const said = asked.getByRole('alert');
      await expect(said).toHaveText('Der Beleg ist noch nicht gebucht.');
      await expect(said).toBeFocused();
      await expect(said).toHaveCSS('font-size', '20px');
      await expect(asked.getByLabel('Bemerkung')).toHaveValue('bleibt stehen');
      await expectNoAxeViolations(page);
      await asked.getByRole('button', { name: 'Buchen und umwandeln' }).click();
      // It is booked, and asks on.
      await expect(asked.getByRole('status')).toHaveText('1 von 1 Zeilen gewählt');
      await expect(said).toHaveCount(0);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Aus Vorgang');
      expect(await make.linesOf(shownJob(page))).toEqual([['Zeile 1', 4]]);
    });
  });

  test('are checked, and each finding leads to its field; booking lists what is missing', async ({
    page,
    request,
  }) => {
    const make = await maker(request);
    await test.step('findings', async () => {
      const gadget = await make.gadget({ bezeichnung: 'Preislos' });
      const id = await make.job(gadget, [3, null], { status: '1' });
      await show(page, `/jobs/${id}/lines`);
      const check = dialog(page, 'Prüfen');
      const way = (name: string) => check.getByRole('button', { name });
      await runAction(page, 'Prüfen');
      await expect(check.getByRole('status')).toHaveText('4 Befunde');
      await expectNoAxeViolations(page);
      // A field of the record, on another tab.
      await way('Wer fragt?').click();
      await expect(page.getByLabel('Ansprechpartner')).toBeFocused();
      await page.keyboard.type('Frau Zwei');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
      // A cell of a row.
      await runAction(page, 'Prüfen');
      await way('«Zeile 2» hat keine Menge.').click();
      await expect(page).toHaveURL(/\/lines$/);
      const cell = page.getByRole('textbox', { name: 'Menge' });
      await expect(cell).toBeFocused();
      await cell.fill('2');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
      // A field of another record, with a way back.
      await runAction(page, 'Prüfen');
      await way('«Preislos» hat keinen Preis.').click();
      await expect(page.getByLabel('Preis', { exact: true })).toBeFocused();
      await page.keyboard.type('9,90');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
      const back = page.getByRole('link', { name: 'Zurück' });
      await expect(back).toHaveAttribute('title', 'Vorgang Vorgang');
      await back.click();
      await runAction(page, 'Prüfen');
      await expect(check.getByRole('status')).toHaveText('Ein Befund');
      await expect(check.getByRole('listitem')).toContainText('Hinweis');
    });
    await test.step('booking', async () => {
      const id = await make.job(await make.gadget(), [3], { status: '1' });
      await show(page, `/jobs/${id}/lines`);
      await page.getByRole('button', { name: 'Buchen' }).waitFor();
      await page.keyboard.press('F9');
      const asked = dialog(page, 'Buchen');
      await expect(asked.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      // Once, where it leads to the field.
      await expect(asked.getByText('Bitte geben Sie einen Wert ein!')).toHaveCount(1);
      await asked.getByRole('button', { name: 'Ansprechpartner' }).click();
      await expect(page.getByLabel('Ansprechpartner')).toBeFocused();
    });
  });

  test('ask first for what they cannot begin without', async ({ page, request }) => {
    const make = await maker(request);
    const gadget = await make.gadget({ bezeichnung: 'Kreissäge' });
    await show(page, '/jobs');
    await page.getByRole('button', { name: 'Neu anlegen' }).click();
    const asked = dialog(page, 'Vorgang anlegen');
    await expect(asked.getByLabel('Gerät')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(asked.getByText('Bitte geben Sie einen Wert ein!')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await asked.getByLabel('Gerät').fill('Kreis');
    await page.getByRole('option', { name: 'Kreissäge' }).click();
    await asked.getByLabel('Art').click();
    await page.getByRole('option', { name: 'Angebot' }).click();
    await asked.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page).toHaveURL(/\/jobs\/\d+\/lines$/);
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    // A key that is pressed while the dialog goes is the dialog's.
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();

    // A preset says one of them: its number asks for the other, and Escape leads back.
    await show(page, '/jobs');
    await expect(page.getByRole('row', { name: 'Kreissäge' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
    await page.keyboard.type('907', { delay: 150 });
    const order = dialog(page, 'Auftrag anlegen');
    await expect(order.getByLabel('Art')).toHaveValue('Auftrag');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/jobs$/);
    // With both in the address nothing is left to fill in, and nothing is created by opening it.
    await page.goto(`/jobs/new?gadget=${gadget}&kind=AUFTRAG`);
    await expect(order.getByLabel('Gerät')).toHaveValue('Kreissäge');
    await order.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page).toHaveURL(/\/jobs\/\d+\/lines$/);
    // A page that is loaded anew before it has begun to edit begins then.
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  });

  test('are made into one by one call, and lead to each other', async ({ page, request }) => {
    const make = await maker(request);
    const gadget = await make.gadget();
    await make.job(gadget, [1], { titel: 'Erster' });
    await make.job(gadget, [2], { titel: 'Zweiter' });
    await make.job(gadget, [3], { titel: 'Offener', status: '1' });
    const other = await make.job(await make.gadget({ bezeichnung: 'Andere' }), [4], {
      titel: 'Fremder',
    });
    await show(page, '/jobs');
    const tick = async (title: string, isChosen = true) => {
      const box = page.getByRole('row', { name: title }).getByRole('checkbox');
      await box.click();
      await expect(box).toBeChecked({ checked: isChosen });
    };
    const together = page.getByRole('button', { name: 'Gemeinsam umwandeln' });
    await tick('Erster');
    // What can be done with the chosen ones takes its place above the rows.
    await expect(together).toBeVisible();
    await tick('Offener');
    await expect(together).toBeDisabled();
    await expect(together).toHaveAttribute(
      'title',
      'Mit «Offener» geht das in diesem Zustand nicht.',
    );
    await tick('Offener', false);
    await tick('Fremder');
    await expect(together).toHaveAttribute('title', '«Gerät» ist nicht bei allen gleich.');
    await tick('Fremder', false);
    await tick('Zweiter');
    await together.click();
    const asked = dialog(page, 'Gemeinsam umwandeln');
    await expect(asked.getByText('Mit 2 Datensätzen gemeinsam:')).toBeVisible();
    await asked.getByLabel('Titel').fill('Sammlung');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: '2 gemeinsam ausführen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sammlung');
    expect(await make.linesOf(shownJob(page))).toHaveLength(2);

    // What it was made of and what was made of it, and what its state means.
    await show(page, `/jobs/${other}`);
    await runAction(page, 'In Lieferung umwandeln');
    const convert = dialog(page, 'In Lieferung umwandeln');
    await expect(convert.getByRole('status')).toHaveText('1 von 1 Zeilen gewählt');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aus Fremder');
    const chain = page.getByRole('region', { name: 'Vorgänger und Nachfolger' });
    await chain.getByRole('link', { name: 'Fremder' }).click();
    await expect(page.getByText('Übernommen in Aus Fremder')).toBeVisible();
    await expect(chain.getByRole('link', { name: 'Aus Fremder' })).toBeVisible();
  });
});

test('new jobs are offered by preset, and their kinds by right', async ({ page }) => {
  await login(page, 'technik');
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Angebot anlegen' }).click();
  const kind = dialog(page, 'Angebot anlegen').getByLabel('Art');
  await expect(kind).toHaveValue('Angebot');
  await kind.click();
  await expect(page.getByRole('option')).toHaveText(['Angebot', 'Auftrag']);
});
