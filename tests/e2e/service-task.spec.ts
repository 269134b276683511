import { clientOf, recordOf, rowsOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { showScheme } from './support/show-scheme';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A repair that was sent to the technician of the demo company: its task. */
async function sentTask(url: string): Promise<number> {
  const office = await clientOf(url, 'buero');
  const [address] = rowsOf(await office.get('/stammdaten/adressen?limit=1&filter=telefon1!null'));
  const id = (reply: { headers: Headers }) =>
    Number((reply.headers.get('location') ?? '').split('/').at(-1));
  const order = await office.post('/service/auftraege', {
    titel: 'Drucker zieht nicht ein',
    auftragsbeschreibung: 'Fach 2, Rollen liegen beim Kunden.',
    adresseId: address?.id,
    auftragsartId: 1,
  });
  const { version } = recordOf(await office.get(`/service/auftraege/${id(order)}`));
  const headers = { 'If-Match': `"${String(version)}"` };
  await office.post(`/service/auftraege/${id(order)}/freigabe`, {}, headers);
  const task = await office.post('/service/planung', {
    ...{ serviceAuftragId: id(order), technikerId: 1 },
    ...{ beginnDatum: '2031-03-03T08:00', endeDatum: '2031-03-03T10:00' },
  });
  const sent = await office.post(`/service/planung/${id(task)}/versand`, {});
  if (sent.status !== 200) throw new Error(`versand: ${sent.status}`);
  return id(task);
}

test('a task by touch, from its acceptance to its end', async ({ page, server }) => {
  const id = await sentTask(server.url);
  await login(page, 'technik');
  await page.goto(`/tasks/${id}`);
  const main = page.getByRole('main');
  const bar = main.getByRole('toolbar', { name: 'Aktionen' });
  const sheet = (name: string) => page.getByRole('dialog', { name });
  const next = async (name: string) => {
    const button = bar.getByRole('button', { name });
    await button.tap();
    return button;
  };

  // The next step is what the thumb finds, 64 px high.
  await next('Annehmen');
  const travel = bar.getByRole('button', { name: 'Reise beginnen' });
  await expect(travel).toBeVisible();
  expect((await travel.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expect(main.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'Navigieren' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Back to midnight, so that there is time to book.
  await travel.tap();
  const start = sheet('Reise beginnen');
  await start.getByRole('textbox', { name: 'Uhrzeit' }).fill('00:00');
  await start.getByRole('button', { name: 'Reise beginnen' }).tap();
  await expect(page.getByText('Reisebeginn gestartet')).toBeVisible();
  await next('Ankunft melden');
  const arrival = sheet('Ankunft melden');
  await arrival.getByRole('textbox', { name: 'Uhrzeit' }).fill('00:00');
  await arrival.getByRole('button', { name: 'Ankunft melden' }).tap();
  await expect(arrival.getByText('Geben Sie ganze Kilometer ein!')).toBeVisible();
  await arrival.getByLabel('Strecke').fill('12');
  await arrival.getByRole('button', { name: 'Ankunft melden' }).tap();
  await expect(page.getByText('Status Vor-Ort gesetzt')).toBeVisible();

  for (const scheme of inTurn(['light', 'dark', 'contrast'] as const)) {
    await showScheme(page, scheme);
    await expectNoAxeViolations(page);
  }
  await showScheme(page, 'light');

  // What was mistyped is set right with a reason, by the rules that it was told by.
  const trip = main.getByRole('region', { name: 'Anfahrt' });
  await trip.getByRole('button', { name: 'Zeiten korrigieren' }).tap();
  const correction = sheet('Zeiten korrigieren');
  await correction.getByLabel('Strecke').fill('21');
  await correction.getByRole('button', { name: 'Korrigieren' }).tap();
  await expect(correction.getByLabel('Grund')).toHaveAttribute('aria-invalid', 'true');
  await correction.getByLabel('Grund').fill('Vertippt');
  await correction.getByRole('button', { name: 'Korrigieren' }).tap();
  await expect(correction).toBeHidden();
  await expect(trip).toContainText('21 km');

  // The timer runs; less than a minute is nothing.
  await next('Arbeit beginnen');
  await expect(main.getByRole('timer')).toHaveText('0:00');
  await next('Arbeit beenden');

  // By hand: what overlaps or is no span is said before it is sent.
  const times = main.getByRole('region', { name: 'Arbeitszeiten' });
  const book = async (from: string, to: string) => {
    await times.getByRole('button', { name: 'Zeit nachtragen' }).tap();
    const dialog = sheet('Arbeitszeit nachtragen');
    await dialog.getByRole('textbox', { name: 'Von' }).fill(from);
    await dialog.getByRole('textbox', { name: 'Bis' }).fill(to);
    await dialog.getByRole('button', { name: 'Speichern' }).tap();
    return dialog;
  };
  const wrong = await book('00:20', '00:10');
  await expect(wrong.getByText('Beginnzeitpunkt muss vor Endzeitpunkt liegen!')).toBeVisible();
  await wrong.getByRole('textbox', { name: 'Von' }).fill('00:01');
  await wrong.getByRole('textbox', { name: 'Bis' }).fill('00:02');
  await wrong.getByRole('button', { name: 'Speichern' }).tap();
  await expect(wrong).toBeHidden();
  await expect(times.getByText(/00:01–00:02/)).toBeVisible();
  const overlapping = await book('00:01', '00:03');
  await expect(
    overlapping.getByText(/^Überschneidet sich mit 00:01–00:02 \(Auftrag \d+\)\.$/),
  ).toBeVisible();
  await overlapping.getByRole('button', { name: 'Abbrechen' }).tap();

  // Additional work asks by its kind.
  await main.getByRole('button', { name: 'Mehraufwand erfassen' }).tap();
  const extra = sheet('Mehraufwand erfassen');
  await extra.getByRole('radio', { name: 'Parkgebühr' }).tap();
  await extra.getByRole('textbox', { name: 'Kosten' }).fill('0');
  await extra.getByRole('button', { name: 'Speichern' }).tap();
  await expect(extra.getByText('Preisangabe zu klein')).toBeVisible();
  await extra.getByRole('textbox', { name: 'Kosten' }).fill('4');
  await extra.getByRole('button', { name: 'Speichern' }).tap();
  await expect(main.getByText('4 €')).toBeVisible();

  // The completion says what is missing and leads there.
  await page.goto(`/tasks/${id}/complete`);
  await expect(main.getByText('2 Pflichtfragen sind offen')).toBeVisible();
  await main.getByRole('textbox', { name: 'Ergebnis' }).fill('Rollen getauscht.');
  await bar.getByRole('button', { name: 'Abschließen' }).tap();
  await expect(main.getByRole('alert')).toContainText('Es fehlt noch etwas');
  await main.getByRole('link', { name: /Checkliste/ }).tap();
  const list = main.getByRole('region', { name: 'Checkliste' });
  await expect(list).toBeInViewport();
  await list.getByRole('radio', { name: 'behoben', exact: true }).tap();
  await list.getByRole('radio', { name: 'Ja' }).tap();
  await expect(list.getByText('gespeichert', { exact: true })).toHaveCount(2);

  // What was typed is still there.
  await next('Zum Abschluss');
  await expect(main.getByRole('textbox', { name: 'Ergebnis' })).toHaveValue('Rollen getauscht.');
  await expectNoAxeViolations(page);
  await bar.getByRole('button', { name: 'Abschließen' }).tap();
  await expect(main.getByRole('status').filter({ hasText: 'abgeschlossen' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /Nächster Einsatz|Zur Liste/ })).toBeVisible();
});
