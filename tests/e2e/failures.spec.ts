import type { Page } from '@playwright/test';
import { runAction } from './support/run-action';
import { clientOf, rowsOf, type ApiClient } from '../support/api-client';
import { expect, login, playground as test } from './support/test';
import { demoPassword, fillLogin, login as loginThroughPage } from './support/login';
import { text, type Language } from './support/texts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said });

interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  times?: number;
}

/** Lets the server fail from now on; without faults it works again. */
async function fail(url: string, ...faults: Fault[]): Promise<void> {
  const answer = await fetch(`${url}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (answer.status !== 204) throw new Error(`faults: ${answer.status}`);
}

const refusal = (message: string, fieldErrors = {}) => ({
  errors: { services: [{ messageCode: 'msg_new', message, messageParameters: [] }], fieldErrors },
  trackingId: 'vorgang-7',
});

const said = refusal('Der Server sagt es');

/** Status, body, what the pop-up says, how long it stays (ms), and whether it is only information. */
const catalogue = [
  [402, said, 'Der Server sagt es', 12_000],
  [403, said, 'Der Server sagt es', 12_000],
  [403, {}, text('ui:error.licence'), 12_000],
  [404, said, text('ui:error.notFound'), 12_000],
  [405, said, 'Der Server sagt es', 12_000],
  [409, said, 'Der Server sagt es', 12_000],
  [422, refusal('Der Server sagt es', { anzahl: ['passt nicht'] }), 'passt nicht', 10_000],
  [423, said, 'Der Server sagt es', 10_000, 'status'],
  [500, said, text('ui:error.general'), 30_000],
  [503, said, 'Der Server sagt es', 12_000],
  [502, '<html>Bad gateway</html>', text('ui:error.unknown'), 10_000],
  [418, said, 'Der Server sagt es', 10_000],
  [0, '', text('ui:error.network'), 12_000],
] as const;

const gadget = '^/vario-api/pruefstand/geraete';

/** Moves within the page, as a link does: nothing is loaded anew. */
async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 99 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 99 } }));
  }, path);
}

/** How each kind of call is made, again and again, on one page: its method, and what to press. */
const kinds: Record<
  string,
  { method: string; press: (page: Page, record: string) => Promise<void> }
> = {
  read: {
    method: 'GET',
    press: async (page) => {
      await move(page, '/home');
      await move(page, `/gadgets/${(unseen += 1)}`);
    },
  },
  download: {
    method: 'GET',
    press: (page) => runAction(page, 'Bericht'),
  },
  delete: {
    method: 'DELETE',
    press: async (page) => {
      await button(page, 'Löschen').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    },
  },
  change: {
    method: 'PATCH',
    press: (page) => page.keyboard.press('Control+s'),
  },
  create: {
    method: 'POST',
    press: (page) => page.keyboard.press('Control+s'),
  },
};
let unseen = 900_000;

test('every status of every kind of call is said as the catalogue wants it', async ({
  page,
  server,
}) => {
  // More than sixty cases on one page.
  test.slow();
  await page.clock.install();
  await login(page, 'admin');
  await page.goto('/home');
  const admin = await clientOf(server.url, 'admin');
  const created = await admin.post('/pruefstand/geraete', { bezeichnung: 'Störfall', anzahl: 1 });
  expect(created.status).toBe(201);
  const record = `/gadgets/${(created.headers.get('location') ?? '').split('/').at(-1)}`;

  for (const [kind, { method, press }] of Object.entries(kinds)) {
    await fail(server.url);
    if (kind === 'download' || kind === 'change') {
      await move(page, record);
      await expect(button(page, 'Ändern')).toBeVisible();
    }
    if (kind === 'change') {
      await button(page, 'Ändern').click();
      await page.getByLabel('Anzahl', { exact: true }).fill('2');
    }
    if (kind === 'create') {
      await button(page, 'Abbrechen').click();
      await page.getByRole('button', { name: 'Verwerfen' }).click();
      await move(page, '/gadgets/new');
      await page.getByLabel('Bezeichnung', { exact: true }).fill('Neu');
    }
    for (const [status, body, words, ms, role = 'alert'] of catalogue) {
      // Reads without an answer are repeated by themselves before they say so.
      if (status === 0 && kind === 'read') continue;
      await test.step(`${kind} ${status}`, async () => {
        await fail(server.url, {
          method,
          path: `${gadget}${kind === 'create' ? '$' : '/'}`,
          status,
          body,
        });
        const popUp = page.locator('.mantine-Notification-root').filter({ hasText: words });
        const shown = popUp.and(page.getByRole(role)).first();
        // A page that is still busy with the answer before takes no second order.
        await expect(async () => {
          await press(page, record);
          await expect(shown).toBeVisible({ timeout: 4000 });
        }).toPass({ timeout: 30_000 });
        if (kind !== 'read' && status === 409) {
          await expect(shown).toContainText(text(`ui:error.failed.${kind}`));
        }
        if (status === 500 || status === 418) await expect(shown).toContainText('vorgang-7');
        if (status === 418) await expect(shown).toContainText(text('ui:error.unknownTitle'));
        if (status === 423)
          await expect(shown.getByRole('link')).toHaveAttribute('href', '/system/locks');
        const stays = page.getByRole('group', { name: `HTTP ${status || '–'}` }).last();
        await expect(stays).toContainText(`${method} /vario-api/pruefstand/geraete`);
        await page.clock.fastForward(ms - 1500);
        await expect(shown).toBeVisible();
        await page.clock.fastForward(2500);
        await expect(popUp.and(page.getByRole(role))).toHaveCount(0);
        await expect(stays).toBeVisible();
        while ((await page.getByRole('group', { name: /^HTTP/ }).count()) > 0) {
          await page
            .getByRole('group', { name: /^HTTP/ })
            .first()
            .getByRole('button', { name: 'Schließen' })
            .click();
          // The pointer would stop the next one's clock.
          await page.mouse.move(0, 0);
          await page.clock.runFor(300);
        }
      });
    }
  }
  // What was typed has outlived all of it, and is stored once the server can.
  await fail(server.url);
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Neu/);
});

async function releaseByForce(admin: ApiClient, id: number): Promise<void> {
  const held = await admin.get('/system/sperren?limit=500');
  const lock = rowsOf(held).find(({ tabelleId }) => tabelleId === id);
  await admin.remove(`/system/sperren/${String(lock?.token)}?erzwingen=true`);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Anmelden' });

async function gadgetOf(url: string, bezeichnung: string): Promise<{ path: string; id: number }> {
  const admin = await clientOf(url, 'admin');
  const { headers } = await admin.post('/pruefstand/geraete', { bezeichnung, anzahl: 1 });
  const id = Number((headers.get('location') ?? '').split('/').at(-1));
  return { path: `/gadgets/${id}`, id };
}

/** Ends the page's session on the server, as blocking its user or changing his password does. */
async function throwOut(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as { token: string }).token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/vario-api/login`, { method: 'DELETE', headers });
  expect(status).toBe(204);
}

async function logInOver(page: Page): Promise<void> {
  await expect(dialog(page).getByLabel('Benutzername')).toHaveValue('admin');
  await expect(dialog(page).getByLabel('Passwort', { exact: true })).toBeFocused();
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));
const isOld = (page: Page) => page.evaluate(() => 'isOld' in window);

test('whose session ends logs in over the page, in every tab, and nothing typed is lost', async ({
  page,
  server,
}) => {
  await login(page, 'admin');
  const { path } = await gadgetOf(server.url, 'Sitzung');
  await page.goto(path);
  const tab = await page.context().newPage();
  await tab.goto('/gadgets');
  await expect(tab.getByRole('grid')).toBeVisible();

  // Two tabs, a token that has run out, one renewal.
  let renewals = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/login/erneuerung')) renewals += 1;
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
    localStorage.setItem('kontor.session', JSON.stringify({ ...session, expiresAt: 0 }));
  });
  await Promise.all([move(page, '/gadgets'), move(tab, path)]);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(button(tab, 'Ändern')).toBeVisible();
  expect(renewals).toBe(1);
  await move(page, path);
  await move(tab, '/home');

  // A change that is refused: the page stays and goes on.
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('5');
  await mark(page);
  await throwOut(page, server.url);
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(tab)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await logInOver(page);
  await expect(dialog(tab)).toHaveCount(0);
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('5');
  expect(await isOld(page)).toBe(true);
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();

  // Reads that are refused, several at once: one dialog, then the page is loaded anew with what was being typed.
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('6');
  await throwOut(page, server.url);
  // The stream of news may have said it before.
  await page
    .getByRole('tab')
    .last()
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(dialog(page)).toHaveCount(1);
  await logInOver(page);
  await expect.poll(() => isOld(page).catch(() => true)).toBe(false);
  await page.getByRole('tab').first().click();
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('6');
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();

  // A logout in one tab is one in all, and leaves nothing of the user's but unsent work.
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('7');
  await move(tab, '/auth/logout');
  await expect(page).toHaveURL(/auth\/login/);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept.filter((key) => /session|kept/.test(key))).toEqual([]);
  expect(kept.filter((key) => key.startsWith('kontor.draft.'))).toHaveLength(1);
});

test('a server that cannot answer now is waited for', async ({ page, server }) => {
  await page.clock.install();
  await fail(server.url, { method: 'OPTIONS', path: '/login$', status: 0 });
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Server offline' })).toBeDisabled();
  await fail(server.url);
  await page.clock.fastForward(10_000);
  await loginThroughPage(page, 'admin');
  const { path } = await gadgetOf(server.url, 'Wartung');

  const patience = { 'x-rate-limit-retry-after-seconds': '20' };
  await fail(server.url, {
    method: 'GET',
    path: `${gadget}/`,
    status: 429,
    headers: patience,
    times: 1,
  });
  await move(page, path);
  await expect(page.getByRole('status').filter({ hasText: 'In 21 s' })).toBeVisible();
  await page.clock.fastForward(21_000);
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('8');

  await fail(server.url, { path: '^/vario-api', status: 503, body: '<html>Wartung</html>' });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/error503$/);
  await expect(page.getByRole('heading', { name: 'Wartungsarbeiten' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(/error503$/);
  await fail(server.url);
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('8');

  await fail(server.url, { method: 'PATCH', path: gadget, status: 424 });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/auth\/login/);
  await fail(server.url);
});

test('whatever a server answers, no page is blank', async ({ page, server }) => {
  await gadgetOf(server.url, 'Antwort');
  await login(page, 'admin');
  const bodies = [
    '<!doctype html><title>Proxy</title>',
    '{"result":[{"id":1,"bezeichnung"',
    { result: 7 },
    { result: null, hasMore: 'ja' },
    [],
  ];
  const languages: Language[] = ['de', 'en', 'fr'];
  for (const [index, body] of bodies.entries()) {
    const language = languages[index % 3] ?? 'de';
    await fail(server.url, { method: 'GET', path: `${gadget}$`, status: 200, body });
    await page.evaluate((to) => localStorage.setItem('kontor.language', to), language);
    await page.goto('/gadgets');
    const lost = page.getByRole('main').getByRole('alert');
    await expect(lost).toContainText(text('list:failed', language));
    await fail(server.url);
    await lost.getByRole('button', { name: text('list:retry', language) }).click();
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }
  // Values of other types than the contract says break neither the row nor the page.
  const odd = {
    result: [{ id: 1, bezeichnung: { a: [1] }, preis: 'x', farbe: 9, lieferung: false }],
  };
  await fail(server.url, {
    method: 'GET',
    path: `${gadget}$`,
    status: 200,
    body: { ...odd, total: 1 },
  });
  await page.goto('/gadgets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\S{3}/);

  await page.evaluate(() => localStorage.setItem('kontor.language', 'de'));
  // A record that is none, and lists of a form's choices that are none.
  const { path } = await gadgetOf(server.url, 'Ohne Auswahl');
  const failed = page.getByRole('main').getByRole('alert').first();
  for (const body of bodies.slice(1)) {
    await fail(server.url, { method: 'GET', path: `${gadget}/`, status: 200, body });
    await page.goto(path);
    await expect(failed).toContainText(text('record:readFailed'));
    await fail(server.url);
    await failed.getByRole('button', { name: text('record:retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
  }
  for (const body of [bodies[0], bodies[2], { result: { benutzer: [null] } }]) {
    await forgetKept(page);
    await fail(server.url, { method: 'GET', path: '/webapp/basisdaten$', status: 200, body });
    await page.goto(path);
    await page.getByRole('button', { name: text('record:edit') }).click();
    const choices = page.getByRole('combobox', { name: 'Besitzer' });
    const hint = page.getByText(text('form:loadFailed'));
    await choices.click();
    await expect(hint).toBeVisible();
    await expect(alert(page, text('ui:error.unknown'))).toBeVisible();
    await expect(page.getByLabel('Bezeichnung', { exact: true })).toHaveValue('Ohne Auswahl');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('record:cancel') }).click();
    // Nothing of it is kept: the next form asks anew.
    await fail(server.url);
    await page.getByRole('button', { name: text('record:edit') }).click();
    await expect(choices).toHaveValue(/\p{L}/u);
    await choices.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('record:cancel') }).click();
  }

  // The user himself: what is known from before is shown. When nothing is, nothing can be shown, which is said.
  for (const body of ['<html></html>', { result: {} }, { result: { benutzer: {}, rechte: 7 } }]) {
    await fail(
      server.url,
      { path: '/webapp/me$', status: 200, body },
      { path: '/webapp/systeminfo$', status: 200, body },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
    await forgetKept(page);
    await page.goto(path);
    const said = alert(page, text('app:failure.title'));
    await expect(said).toContainText(/[0-9a-f]{8}/);
    await fail(server.url);
    await said.getByRole('button', { name: text('app:failure.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Auswahl');
  }
});

/** As on a device on which nobody has worked before. */
async function forgetKept(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('kontor.kept.')) localStorage.removeItem(key);
    }
  });
}

test('a missing licence, a firewall and another version are told', async ({ page, server }) => {
  const licence = page.getByRole('dialog', { name: text('app:licence.title') });
  const unlicensed = {
    status: 403,
    body: { errors: { services: [{ messageCode: 'msg_auth_licence' }] } },
  };
  const ok = () => licence.getByRole('button', { name: text('ui:ok') }).click();
  await page.goto('/auth/login');
  const cases = [
    [{ headers: { server: 'BigIP' } }, text('login:failure.firewall')],
    [{ body: said.errors.services }, text('login:failure.licence')],
    [unlicensed, text('login:failure.licence')],
  ] as const;
  for (const [fault, words] of cases) {
    await fail(server.url, { method: 'POST', path: '/login$', status: 403, ...fault });
    await fillLogin(page, 'admin', demoPassword);
    await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
  }
  await expect(licence).toContainText(text('ui:error.licence'));
  await ok();
  await expect(licence).toHaveCount(0);

  // A server of another version: said once.
  const info = { serverVersion: '99.1.0', demo: false, links: [] };
  await fail(server.url, { path: '/webapp/systeminfo$', status: 200, body: { result: info } });
  await fillLogin(page, 'admin', demoPassword);
  const version = page.getByRole('dialog', { name: text('app:version.title') });
  await expect(version).toContainText('99.1.0');
  await version.getByRole('button', { name: text('app:version.later') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(version).toHaveCount(0);

  // While working: one dialog, however many calls are refused, and the page stays.
  await fail(server.url, { path: gadget, ...unlicensed });
  await move(page, '/gadgets');
  await expect(licence).toHaveCount(1);
  await ok();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('ui:error.licence'));
  await fail(server.url, { path: gadget, status: 403, headers: { server: 'BigIP' } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('ui:error.firewall'));
  await fail(server.url);
});

test('what breaks breaks alone: a block, a tab, a dialog, a page', async ({ page, server }) => {
  const admin = await clientOf(server.url, 'admin');
  const { headers } = await admin.post('/pruefstand/auftraege', { titel: 'Bruch' });
  const id = (headers.get('location') ?? '').split('/').at(-1);
  await login(page, 'admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A part of the page that cannot be loaded, as after a new version was put in place of the old.
  const lose = (part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  const find = () => page.unrouteAll();
  const broken = page.getByRole('alert').filter({ hasText: text('ui:broken.title') });
  const retry = (of = broken) => of.getByRole('button', { name: text('ui:broken.retry') }).click();

  await lose('table-tab');
  await move(page, `/orders/${id}/lines`);
  await expect(broken).toContainText(/[0-9a-f]{8}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruch');
  await page.getByRole('tab').first().click();
  await expect(broken).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Bruch');
  await page.getByRole('tab').nth(1).click();
  await expect(broken).toBeVisible();
  await find();
  await retry();
  await expect(page.getByRole('tabpanel').getByRole('group')).toBeVisible();

  await lose('history-drawer');
  await button(page, 'Weitere Aktionen').click();
  await page.getByRole('menuitem', { name: text('record:history.title') }).click();
  const failed = page.getByRole('dialog', { name: text('ui:part.title') });
  await expect(failed.getByRole('alert')).toContainText(/[0-9a-f]{8}/);
  await find();
  await retry(failed);
  await expect(page.getByRole('dialog', { name: text('record:history.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  await lose('list-page');
  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await expect(page).toHaveURL(/home$/);
  await move(page, '/gadgets');
  const lost = page.getByRole('main').getByRole('alert');
  await expect(lost).toContainText(text('app:failure.title'));
  await expect(lost).toContainText(/[0-9a-f]{8}/);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await find();
  await lost.getByRole('button', { name: text('app:failure.retry') }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('who else is here is seen: rows and records change by themselves, what is typed does not', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await login(page, 'buero');
  const buero = await clientOf(server.url, 'buero');
  const { headers } = await buero.post('/pruefstand/geraete', {
    bezeichnung: 'Gemeinsam',
    anzahl: 1,
  });
  const path = headers.get('location') ?? '';
  const id = Number(path.split('/').at(-1));
  const admin = await clientOf(server.url, 'admin');
  await page.goto(`/gadgets?filter=id%3D${id}`);
  const row = page.locator('[aria-rowindex="2"]');
  await expect(row).toContainText('Gemeinsam');
  const record = await page.context().newPage();
  await record.clock.install();
  await record.goto(`/gadgets/${id}`);
  await expect(button(record, 'Ändern')).toBeVisible();

  await admin.patch(path, { bezeichnung: 'Von Ada' }, '"1"');
  await expect(row).toContainText('Von Ada');
  await expect(row).toHaveAttribute('aria-description', /Geändert von Ada Verwalter/);
  await expect(record.getByRole('heading', { level: 1 })).toContainText('Von Ada');
  const news = record.getByRole('status').filter({ hasText: 'Geändert von Ada Verwalter' });
  await expect(news).toBeVisible();
  await record.clock.fastForward(60_000);
  await expect(news).toContainText('vor 1 Minute');

  await button(record, 'Ändern').click();
  await record.getByLabel('Anzahl', { exact: true }).fill('9');
  // A lock of these blocks: an administrator releases it by force before he changes the record.
  await releaseByForce(admin, id);
  expect((await admin.patch(path, { anzahl: 3 }, '"2"')).status).toBe(200);
  await expect(news).toContainText('Ihre Eingaben bleiben');
  await expect(record.getByLabel('Anzahl', { exact: true })).toHaveValue('9');
  await button(record, 'Speichern').click();
  await expect(record.getByRole('dialog', { name: 'Inzwischen geändert' })).toContainText(
    'Ada Verwalter',
  );
  await record.close();
  await releaseByForce(admin, id);

  // The next tab takes the connection over; the holder of a lock is named before anybody tries.
  await move(page, `/gadgets/${id}`);
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect
    .poll(async () => {
      const lock = await admin.post('/system/sperren', { tabelle: 'PRG', tabelleId: id });
      return lock.status;
    })
    .toBe(201);
  await expect(page.getByText(/Ada Verwalter bearbeitet diesen Datensatz seit/)).toBeVisible();
});
