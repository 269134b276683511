import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { customer } from '../support/drafts';
import { sampleImage } from '../support/sample-images';
import type { TestServer } from '../support/start-server';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { runAction } from './support/run-action';
import { updatedPage } from './support/updated-page';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const idOf = ({ headers }: { headers: Headers }) =>
  Number(headers.get('location')?.split('/').at(-1));

/** A task that has been sent to the technician of the demo company; answers its id. */
async function sentTask(office: ApiClient, day: string): Promise<number> {
  const { id: adresseId } = await customer(office);
  const values = { titel: 'Drucker im Keller', adresseId, auftragsartId: 1 };
  const orderId = idOf(await office.post('/service/auftraege', values));
  const { version } = recordOf(await office.get(`/service/auftraege/${orderId}`));
  const guard = { 'If-Match': `"${String(version)}"` };
  await office.post(`/service/auftraege/${orderId}/freigabe`, {}, guard);
  const plan = {
    serviceAuftragId: orderId,
    technikerId: 1,
    beginnDatum: `${day}T08:00`,
    endeDatum: `${day}T10:00`,
  };
  const id = idOf(await office.post('/service/planung', plan));
  await office.post(`/service/planung/${id}/versand`, {});
  return id;
}

/** All files of the build that the server has now are on the device. */
async function waitUntilKept(page: Page): Promise<void> {
  const isWhole = () =>
    page.evaluate(async () => {
      const { entry } = (await (await fetch('/offline-files.json')).json()) as { entry: string };
      return (await caches.match('/whole', { cacheName: `kontor-page ${entry}` })) !== undefined;
    });
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
}

/** How its technician works on a task: with one hand, in the page of the flow. */
function flowOf(page: Page) {
  const main = page.getByRole('main');
  const bar = main.getByRole('toolbar', { name: 'Aktionen' });
  const asked = async (name: string, fill: (dialog: Locator) => Promise<void>) => {
    await bar.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await fill(dialog);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };
  const clock = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Uhrzeit' }).fill('00:00');
  return {
    main,
    bar,
    accept: () => bar.getByRole('button', { name: 'Annehmen' }).click(),
    travel: () => asked('Reise beginnen', clock),
    arrive: () =>
      asked('Ankunft melden', async (dialog) => {
        await dialog.getByLabel('Strecke').fill('12');
        // Yesterday evening in the morning, this evening in the afternoon: either is refused here, at its field.
        await dialog.getByRole('textbox', { name: 'Uhrzeit' }).fill('23:50');
        await dialog.getByRole('button', { name: 'Ankunft melden' }).click();
        const refused = /^(Vor dem Reisebeginn um 00:00|Das liegt noch in der Zukunft)\.$/;
        await expect(dialog.getByText(refused)).toBeVisible();
        await clock(dialog);
      }),
  };
}

/** What has not been sent yet can be corrected where it waits. */
async function correctTime(page: Page, times: Locator): Promise<void> {
  await times.getByRole('button', { name: 'wird übertragen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ausgang' });
  await drawer.getByRole('button', { name: /^Korrigieren: Arbeitszeit/ }).click();
  const dialog = page.getByRole('dialog', { name: /korrigieren$/ });
  await dialog.getByRole('textbox', { name: 'Bis' }).fill('00:23');
  await dialog.getByRole('button', { name: 'Korrigieren' }).click();
  await expect(dialog).toBeHidden();
  await drawer.getByRole('button', { name: 'Schließen' }).click();
  await expect(times.getByRole('listitem').getByText(/00:21–00:23/)).toBeVisible();
}

/** A page of the office beside the telephone. */
async function deskOf(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const desk = await browser.newPage({ baseURL, locale: 'de-DE', viewport });
  await login(desk, 'buero');
  return desk;
}

/** The day begins where there is no network. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/time-tracking');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Angemeldet seit' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'wird übertragen' })).toHaveCount(1);
  const running = page.getByRole('banner').getByRole('link', { name: /Angemeldet seit 0:0\d h/ });
  await expect(running).toBeVisible();
  // The fullest that the header gets.
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
}

/** The page becomes a new one where a signal is just enough to load it, and no call gets through. */
async function update(page: Page, server: TestServer, folder: string): Promise<void> {
  const context = page.context();
  await server.restart(undefined, { KONTOR_PAGE: folder });
  await context.route('**/vario-api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/tasks');
  await waitUntilKept(page);
  await context.setOffline(true);
  await context.unroute('**/vario-api/**');
  await page.reload();
  const entry = page.locator('script[type=module][src*="/built/index-"]');
  await expect(entry).toHaveAttribute('src', /u\.js$/);
}

const outboxOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Ausgang/ });

test('a day in the cellar arrives once, in order, though the page dies twice and is updated', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const id = await sentTask(office, new Date().toISOString().slice(0, 10));
  await login(page, 'technik');
  await page.goto('/tasks');
  // All of the page among it.
  await expect(page.getByText(/^Vollständig offline bereit: /)).toBeVisible({ timeout: 60_000 });

  await context.setOffline(true);
  await signIn(page);
  await page.goto(`/tasks/${id}`);
  const flow = flowOf(page);
  await flow.accept();
  await flow.travel();
  await flow.arrive();
  await expect(outboxOf(page)).toHaveAccessibleName(
    'Ausgang: 4 Einträge warten auf die Übertragung',
  );
  await expectNoAxeViolations(page);

  // The page dies; the next one knows all of it.
  await page.close();
  const second = await context.newPage();
  await second.goto(`/tasks/${id}`);
  const { main, bar } = flowOf(second);
  await expect(bar.getByRole('button', { name: 'Arbeit beginnen' })).toBeVisible();
  const times = main.getByRole('region', { name: 'Arbeitszeiten' });
  await times.getByRole('button', { name: 'Zeit nachtragen' }).click();
  const time = second.getByRole('dialog', { name: 'Arbeitszeit nachtragen' });
  await time.getByRole('textbox', { name: 'Von' }).fill('00:21');
  await time.getByRole('textbox', { name: 'Bis' }).fill('00:22');
  await time.getByRole('button', { name: 'Speichern' }).click();
  await expect(times.getByRole('listitem').getByText(/00:21–00:22/)).toBeVisible();
  await correctTime(second, times);

  const photo = { name: 'Kessel.jpg', mimeType: 'image/jpeg', buffer: await sampleImage() };
  const photos = main.getByRole('region', { name: 'Fotos und Dateien' });
  await photos.locator('input[type=file]').last().setInputFiles(photo);
  await expect(photos.getByRole('img', { name: 'Kessel.jpg (wird übertragen)' })).toBeVisible();
  const list = main.getByRole('region', { name: 'Checkliste' });
  await list.getByRole('radio', { name: 'behoben', exact: true }).click();
  await list.getByRole('radio', { name: 'Ja' }).click();
  await list.locator('input[type=file]').setInputFiles(photo);
  await expect(list.getByText('gespeichert', { exact: true })).toHaveCount(3);
  await expectNoAxeViolations(second);

  await second.close();
  const third = await context.newPage();
  const newer = updatedPage();
  await update(third, server, newer);
  await third.goto(`/tasks/${id}/complete`);
  const end = flowOf(third);
  await end.main.getByRole('textbox', { name: 'Ergebnis' }).fill('Rollen getauscht.');

  // The device makes the report with what waits, and keeps its bytes with the signature.
  await end.main.getByRole('button', { name: 'Bericht zeigen' }).click();
  await expect(end.main.getByText('Auf diesem Gerät erstellt')).toBeVisible();
  const report = end.main.getByRole('region', { name: 'Dokument, das unterschrieben wird' });
  const paper = report.getByRole('group', { name: 'Seite 1 von 1' });
  for (const said of ['00:21 – 00:23', 'Foto liegt vor', 'Rollen getauscht.']) {
    await expect(paper).toContainText(said);
  }
  const shown = await report.locator('code').getAttribute('title');
  await end.main.getByRole('radio', { name: 'Name tippen' }).click();
  await end.main.getByRole('textbox', { name: 'Name' }).fill('Eva Muster');
  await end.main.getByRole('button', { name: 'Unterschrift speichern' }).click();
  const signed = end.main.getByRole('listitem').filter({ hasText: 'Eva Muster' });
  await expect(signed.getByText('wird übertragen')).toBeVisible();
  await expectNoAxeViolations(third);

  await third.goto(`/tasks/${id}/complete`);
  await end.bar.getByRole('button', { name: 'Abschließen' }).click();
  await expect(end.main.getByRole('status').filter({ hasText: 'abgeschlossen' })).toBeVisible();

  // Signing in, accepting, travel, arrival, working time, two photos, three answers, result, report, signature, completion.
  await expect(outboxOf(third)).toHaveAccessibleName(
    'Ausgang: 14 Einträge warten auf die Übertragung',
  );
  // The office sees it happen without doing anything.
  const desk = await deskOf(browser, server.url);
  await desk.goto(`/tasks/${id}`);
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Drucker im Keller');
  const over = desk.getByText('abgeschlossen', { exact: true }).first();
  await expect(over).toBeHidden();
  await context.setOffline(false);
  await expect(outboxOf(third)).toBeHidden({ timeout: 60_000 });
  await expect(over).toBeVisible({ timeout: 30_000 });
  await desk.close();
  const path = `/service/planung/${id}`;
  expect(recordOf(await office.get(path))).toMatchObject({
    ...{ auftragsstatus: '12', strecke: 12, benutzerId: 3, ergebnis: 'Rollen getauscht.' },
  });
  expect(rowsOf(await office.get(`${path}/arbeitszeiten`))).toMatchObject([
    { von: '00:21', bis: '00:23', dauer: 2 },
  ]);
  const kept = rowsOf(await office.get(`${path}/dateien`));
  const [pdf] = kept.filter(({ typ }) => typ === 'application/pdf');
  expect(pdf).toMatchObject({ dateiname: expect.stringMatching(/^\d+-.*\.pdf$/), sha256: shown });
  expect(rowsOf(await office.get(`${path}/unterschriften`))).toMatchObject([
    { name: 'Eva Muster', dokumentHash: shown, ungueltig: false },
  ]);
  const files = kept.map((file) => String(file.id));
  expect(files).toHaveLength(3);
  const answers = rowsOf(await office.get(`${path}/abfragewerte`)).map(({ wert }) => wert);
  expect(answers.slice(0, 2)).toEqual(['behoben', 'J']);
  expect(files).toContain(answers[2]);
  const [{ trips } = { trips: 0 }] = (await server.query(
    `select count(*)::int as trips from service_trips where planung_id = ${id}`,
  )) as { trips: number }[];
  expect(trips).toBe(1);
  const punched = (await office.get('/zeiterfassung/Zeitbuchung?benutzerId=3')).body;
  expect(punched).toMatchObject({ istAngemeldet: true, ergebnisEintraege: [{ abmeldung: null }] });
  await server.restart();
  rmSync(newer, { recursive: true });
});

test('what the office has taken back meanwhile stands in «Klärung» on both sides, and nothing is lost', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const id = await sentTask(office, new Date().toISOString().slice(0, 10));
  await login(page, 'technik');
  await page.goto(`/tasks/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drucker im Keller');
  await waitUntilKept(page);

  await context.setOffline(true);
  const flow = flowOf(page);
  await flow.accept();
  await flow.travel();
  await office.post(`/service/planung/${id}/abbruch`, { bemerkung: 'Kunde hat abgesagt' });
  await context.setOffline(false);
  const button = outboxOf(page);
  await expect(button).toHaveAccessibleName(/ein Eintrag wartet.*ein Eintrag in Klärung/, {
    timeout: 60_000,
  });

  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Ausgang' });
  const clarification = drawer.getByRole('region', { name: 'Klärung' });
  await expect(clarification.getByRole('listitem')).toHaveCount(1);
  await expect(clarification).toContainText('Annehmen');
  await expectNoAxeViolations(page);
  await clarification.getByRole('button', { name: /^Verwerfen/ }).click();
  const discard = page.getByRole('dialog', { name: /verwerfen$/ });
  await discard.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(discard).toContainText('Bitte geben Sie einen Grund an.');
  await discard.getByLabel('Grund').fill('Auftrag ist abgesagt');
  await discard.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(drawer.getByText('Grund: Auftrag ist abgesagt')).toBeVisible();

  // What came behind it is refused as well, and decided in the office.
  await expect(clarification.getByRole('listitem')).toContainText('Reise beginnen');
  const desk = await deskOf(browser, server.url);
  await desk.goto('/refusedCalls');
  const found = desk.getByRole('row').filter({ hasText: 'Reise beginnen' });
  await expect(found).toContainText('Drucker im Keller', { timeout: 30_000 });
  await found.getByRole('link').first().click();
  await expect(desk.getByText('Uhrzeit: 00:00')).toBeVisible();
  await expectNoAxeViolations(desk);
  await runAction(desk, 'Verwerfen lassen');
  const ask = desk.getByRole('dialog', { name: /Verwerfen lassen/ });
  await ask.getByLabel('Grund').fill('Nicht gefahren');
  await ask.getByRole('button', { name: 'OK' }).click();
  await expect(desk.getByText('Wird verworfen').first()).toBeVisible();

  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect(drawer.getByText('Grund: Büro: Nicht gefahren')).toBeVisible({ timeout: 30_000 });
  await expect(desk.getByText('Verworfen', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  await desk.close();
});

test('a lost telephone forgets what it has kept once it is heard of again', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const [office, admin] = [
    await clientOf(server.url, 'buero'),
    await clientOf(server.url, 'admin'),
  ];
  const id = await sentTask(office, new Date().toISOString().slice(0, 10));
  await login(page, 'technik');
  await page.goto(`/tasks/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drucker im Keller');
  await waitUntilKept(page);
  await context.setOffline(true);
  await flowOf(page).accept();
  await expect(outboxOf(page)).toHaveAccessibleName(/ein Eintrag wartet/);

  const [{ id: userId } = {}] = rowsOf(
    await admin.get('/system/benutzer?filter=benutzername%3Dtechnik'),
  );
  const path = `/system/benutzer/${String(userId)}/geraeteloeschung`;
  expect((await admin.post(path, { benutzername: 'technik' })).status).toBe(204);
  await context.setOffline(false);
  await expect(page.getByText(/was es gespeichert hatte, ist gelöscht/)).toBeVisible({
    timeout: 60_000,
  });
  const left = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(left.filter((name) => name?.startsWith('kontor.offline'))).toEqual([]);
});

test('who logs out leaves nothing legible, and finds unsent work again with the next login', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const id = await sentTask(office, new Date().toISOString().slice(0, 10));
  await login(page, 'technik');
  await page.goto(`/tasks/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drucker im Keller');
  await waitUntilKept(page);
  await context.setOffline(true);
  await flowOf(page).accept();
  await expect(outboxOf(page)).toHaveAccessibleName(/ein Eintrag wartet/);

  const status = async () => recordOf(await office.get(`/service/planung/${id}`)).auftragsstatus;
  const sent = await status();
  const device = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const name = names.find((one) => one.startsWith('kontor.offline')) ?? '';
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error(name));
      });
      const count = (store: string) =>
        new Promise<number>((done) => {
          const request = database.transaction(store).objectStore(store).count();
          request.onsuccess = () => done(request.result);
        });
      const counts = [await count('keys'), await count('answers'), await count('entries')];
      database.close();
      return counts;
    });
  const [keys = 0, answers = 0] = await device();
  expect(keys).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(0);
  await page.goto('/auth/logout');
  await expect(page.getByLabel('Benutzername')).toBeVisible();
  await expect.poll(device).toEqual([0, 0, 1]);

  await context.setOffline(false);
  await login(page, 'technik2');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outboxOf(page)).toHaveCount(0);
  await page.goto('/auth/logout');
  await login(page, 'technik');
  await page.goto('/home');
  await expect.poll(status, { timeout: 60_000 }).not.toBe(sent);
  await expect(outboxOf(page)).toHaveCount(0);
});
