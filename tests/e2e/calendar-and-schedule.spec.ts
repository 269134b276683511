import type { Page } from '@playwright/test';
import { daysLater } from '../../schemas/rules/days-later';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { expect, expectNoAxeViolations, login, test } from './support/test';

/** A Monday on which the demo company has nothing planned. */
const monday = '2031-05-05';
const dialog = (page: Page) => page.getByRole('dialog');
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(name) });
const entry = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`, [0-9]+ ${title}`) });

/** An order that waits, or a task of it; answers its path. */
async function make(office: ApiClient, titel: string, task?: Row): Promise<string> {
  const [{ id: adresseId } = {}] = rowsOf(
    await office.get('/stammdaten/adressen?filter=istKunde=true,gesperrt=false&limit=1'),
  );
  const order = await office.post('/service/auftraege', {
    ...{ titel, adresseId, auftragsartId: 1, aufwandGeschaetzt: 90 },
  });
  expect(order.status).toBe(201);
  const path = String(order.headers.get('location'));
  const serviceAuftragId = Number(path.split('/').at(-1));
  const etag = (await office.get(path)).headers.get('etag') ?? '';
  const released = await office.post(`${path}/freigabe`, {}, { 'if-match': etag });
  expect(released.status).toBe(200);
  if (!task) return path;
  const planned = await office.post('/service/planung', { serviceAuftragId, ...task });
  expect(planned.status).toBe(201);
  return String(planned.headers.get('location'));
}

test('entries of a calendar move by keys and mouse', async ({ page, server }) => {
  const office = await clientOf(server.url, 'buero');
  const path = await make(office, 'Kalenderprobe', {
    ...{ technikerId: 1, beginnDatum: `${monday}T08:00`, endeDatum: `${monday}T09:30` },
  });
  const begin = async () => recordOf(await office.get(path)).beginnDatum;
  await login(page, 'buero');
  await page.goto(`/planning/calendar?tag=${monday}`);
  await expect(entry(page, 'Kalenderprobe')).toBeVisible();
  await expectNoAxeViolations(page);

  // By keys: from the day into its entry, then to the next day and half an hour down.
  await page.getByRole('button', { name: /^Montag, 05.05.2031: 1 Eintrag/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Kalenderprobe')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(begin).toBe('2031-05-06T08:00');
  await expect(entry(page, 'Kalenderprobe')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(begin).toBe('2031-05-06T08:30');
  await expect(entry(page, 'Kalenderprobe')).not.toHaveAttribute('aria-busy');

  // By mouse: to Thursday at ten.
  await entry(page, 'Kalenderprobe').hover({ position: { x: 20, y: 10 } });
  await page.mouse.down();
  const thursday = page.getByRole('group', { name: 'Donnerstag, 08.05.2031' });
  const box = await thursday.boundingBox();
  expect(box).not.toBeNull();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 480 + 11, { steps: 5 });
  await page.mouse.up();
  await expect.poll(begin).toBe('2031-05-08T10:00');
});

test('an order is planned by keys, its task moves to a colleague, and conflicts are said', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  await make(office, 'Tafelprobe');
  const [first, second] = rowsOf(
    await office.get('/service/techniker?orderBy=bezeichnung&limit=2'),
  );
  const names = [String(first?.bezeichnung), String(second?.bezeichnung)] as const;
  const taskOf = async () => {
    const filter = `beginnDatum>=${monday}T00:00,beginnDatum<=${daysLater(monday, 6)}T23:59`;
    const found = rowsOf(await office.get(`/service/planung?filter=${filter}&limit=50`));
    const task = found.find(({ titel }) => titel === 'Tafelprobe');
    return task && [task.technikerId, task.beginnDatum, task.endeDatum];
  };
  await login(page, 'buero');
  await page.goto(`/planning?view=board&tag=${monday}`);
  const order = page.locator('[data-order]').filter({ hasText: 'Tafelprobe' });
  await expect(order).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${names[0]}`) })).toBeVisible();
  await expectNoAxeViolations(page);

  // Picked up, carried to the first technician's Monday, dropped: for as long as the order says.
  await order.focus();
  await page.keyboard.press('Space');
  await expect(cell(page, `^${names[0]}, Montag, 05.05.2031`)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(taskOf).toEqual([first?.id, `${monday}T08:00`, `${monday}T09:30`]);
  await expect(order).toHaveCount(0);
  await expect(cell(page, `^${names[0]}, Montag.*1 · 1:30 h`)).toBeFocused();

  // To the colleague below and to Tuesday, with the focus.
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Tafelprobe')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(taskOf).toEqual([second?.id, `${monday}T08:00`, `${monday}T09:30`]);
  await expect(entry(page, 'Tafelprobe')).not.toHaveAttribute('aria-busy');
  await expect(entry(page, 'Tafelprobe')).toBeFocused();

  // Who is there already: the server takes it, and it is said in words and beside the entry.
  await make(office, 'Gegenprobe', {
    ...{ technikerId: first?.id, beginnDatum: `${monday}T09:00`, endeDatum: `${monday}T10:00` },
  });
  await expect(entry(page, 'Gegenprobe')).toBeVisible();
  await entry(page, 'Tafelprobe').hover();
  await page.mouse.down();
  const target = await cell(page, `^${names[0]}, Montag`).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(taskOf).toEqual([first?.id, `${monday}T08:00`, `${monday}T09:30`]);
  await expect(
    page.getByRole('button', { name: /Tafelprobe.*Der Techniker hat dann schon einen Termin/ }),
  ).toBeVisible();

  // By dialog, whom and when.
  await entry(page, 'Tafelprobe').press('F2');
  await dialog(page).getByLabel('Endet').fill('05.05.2031 09:00');
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  await expect.poll(taskOf).toEqual([first?.id, `${monday}T08:00`, `${monday}T09:00`]);

  // Technicians plan nothing: they are offered the calendar, and no board.
  await login(page, 'technik');
  await page.goto('/planning');
  await expect(page.getByRole('button', { name: 'Kalender', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plantafel', exact: true })).toHaveCount(0);
});
