import type { Locator, Page } from '@playwright/test';
import { seed } from '../support/seed';
import { fullMatrix } from './support/audit';
import { kindsOfCall, type KindOfCall } from './support/call-kinds';
import { fail, refusal, type Fault } from './support/faults';
import { newGadget } from './support/gadgets';
import { isOld, logInOver, loginDialog, mark } from './support/log-in-over';
import { demoPassword, fillLogin } from './support/login';
import { expect, login, playground as test } from './support/test';
import { text, type Language } from './support/texts';

const words = 'Der Server sagt es';
const said = refusal(words);
const own = (key: string) => (language: Language) => text(`ui:error.${key}`, language);

interface Telling {
  status: number;
  answer?: Omit<Fault, 'path'>;
  /** What the pop-up says. */
  says: (language: Language) => string;
  /** How long it stays, in ms. */
  ms: number;
  /** Nothing is wrong, somebody only has to wait. */
  isInfo?: true;
  /** More that it says: its caption, a tracking id. */
  also?: (language: Language, kind: KindOfCall['name']) => string | undefined;
  /** For these kinds something else follows. */
  except?: readonly KindOfCall['name'][];
}

const server = () => words;
const failed = (language: Language, kind: KindOfCall['name']) =>
  kind === 'read' ? undefined : text(`ui:error.failed.${kind}`, language);
const unknown = own('unknownTitle');

/** The rows of the catalogue (specification 1 §8) that are told, and nothing more. */
const told: readonly Telling[] = [
  { status: 0, says: own('network'), ms: 12_000, also: () => 'vario-api' },
  { status: 402, says: server, ms: 12_000, also: failed },
  { status: 403, says: server, ms: 12_000, also: failed },
  { status: 403, answer: { body: {} }, says: own('licence'), ms: 12_000 },
  { status: 403, answer: { headers: { server: 'BigIP' } }, says: own('firewall'), ms: 12_000 },
  // A record that is not there says so in its own place.
  { status: 404, says: own('notFound'), ms: 12_000, except: ['read'] },
  { status: 405, says: server, ms: 12_000, also: failed },
  { status: 409, says: server, ms: 12_000, also: failed },
  { status: 412, says: server, ms: 12_000, also: failed, except: ['change'] },
  {
    status: 422,
    answer: { body: refusal(words, { anzahl: ['passt nicht'] }) },
    says: server,
    ms: 12_000,
  },
  {
    status: 422,
    answer: { body: refusal(words, { anzahl: ['passt nicht'] }) },
    says: () => 'passt nicht',
    ms: 10_000,
    also: own('generalFieldErrors'),
  },
  { status: 423, says: server, ms: 10_000, isInfo: true },
  { status: 428, says: server, ms: 12_000, also: failed, except: ['change'] },
  { status: 500, says: own('general'), ms: 30_000, also: () => 'vorgang-7' },
  {
    status: 502,
    answer: { body: '<html>Bad gateway</html>' },
    says: own('again'),
    ms: 10_000,
    also: unknown,
  },
  { status: 503, says: server, ms: 12_000, also: () => 'vorgang-7' },
  { status: 418, says: server, ms: 10_000, also: unknown },
];

interface RecordPaging {
  page: Page;
  url: string;
  language: Language;
  kind: KindOfCall;
}

const notices = (page: Page) => page.locator('.mantine-Notification-root');
const staying = (page: Page) => page.getByRole('group', { name: /^HTTP/ });

const provoke = ({ url, kind }: RecordPaging, fault: Omit<Fault, 'path'>) =>
  fail(url, { body: said, ...fault, method: kind.method, path: kind.path });

/** Presses until it is seen: a page that is busy with the answer before takes no second order. */
async function pressUntil({ kind }: RecordPaging, seen: Locator): Promise<void> {
  await expect(async () => {
    await kind.press();
    await expect(seen).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 30_000 });
}

/** Says it for its time, and leaves the notice that stays. */
async function tells(walk: RecordPaging, { status, answer, says, ms, isInfo, also }: Telling) {
  const { page, language, kind } = walk;
  await provoke(walk, { status, ...answer });
  const popUp = notices(page)
    .filter({ hasText: says(language) })
    .and(page.getByRole(isInfo ? 'status' : 'alert'));
  const shown = popUp.first();
  await pressUntil(walk, shown);
  const more = also?.(language, kind.name);
  if (more) await expect(shown).toContainText(more);
  if (isInfo) {
    const link = shown.getByRole('link', { name: text('ui:toLocks', language) });
    await expect(link).toHaveAttribute('href', '/system/locks');
  } else {
    await expect(shown.getByRole('button', { name: text('ui:copy', language) })).toBeVisible();
  }
  const stays = page.getByRole('group', { name: `HTTP ${status || '–'}` }).last();
  await expect(stays).toContainText(`${kind.method} /vario-api/pruefstand/geraete`);
  if (says === server) await expect(stays).toContainText(words);
  // The clock stands while one looks: a busy machine would look too late.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ms - 2500);
  await expect(shown).toBeVisible();
  await page.clock.runFor(3500);
  await expect(popUp).toHaveCount(0);
  await page.clock.resume();
  await closeStaying(walk);
  // Whatever else was said of it, too.
  await page.clock.fastForward(31_000);
}

/** What stays can be copied, and goes when it is closed. */
async function closeStaying({ page, language }: RecordPaging): Promise<void> {
  const stays = staying(page);
  await expect(stays.first()).toBeVisible();
  await expect(
    stays.first().getByRole('button', { name: text('ui:copy', language) }),
  ).toBeVisible();
  while ((await stays.count()) > 0) {
    const close = stays.first().getByRole('button', { name: text('ui:close', language) });
    await close.evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(300);
  }
}

/** A stale write is the guard’s: its dialog keeps what was typed. */
async function guards(walk: RecordPaging): Promise<void> {
  const { page, language, kind } = walk;
  const dialog = page.getByRole('dialog', { name: text('record:conflict.title', language) });
  for (const status of [412, 428]) {
    await provoke(walk, { status });
    await pressUntil(walk, dialog);
    await expect(dialog).toContainText(text('record:conflict.somebody', language));
    await expect(staying(page).first()).toContainText(`HTTP ${status}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await kind.expectKept();
    await closeStaying(walk);
  }
}

/** What follows a failed call besides words, and how the page goes on. */
const followed: Readonly<Record<string, (walk: RecordPaging) => Promise<void>>> = {
  '401: one dialog, and the page anew only after a read': async (walk) => {
    const { page, url, language, kind } = walk;
    const reads = kind.name === 'read' || kind.name === 'download';
    await mark(page);
    await provoke(walk, { status: 401 });
    await kind.press();
    await expect(loginDialog(page, language)).toHaveCount(1);
    await expect(notices(page).filter({ hasText: words }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'HTTP 401' })).toHaveCount(0);
    await fail(url);
    await logInOver(page, { language });
    if (reads) await expect.poll(() => isOld(page)).toBe(false);
    else {
      expect(await isOld(page)).toBe(true);
      await page.clock.fastForward(12_500);
    }
    await kind.expectKept();
  },
  'maintenance has a page, which goes back by itself': async (walk) => {
    const { page, url, language, kind } = walk;
    await provoke(walk, { status: 503, body: '<html>Wartung</html>' });
    await kind.press();
    await expect(page).toHaveURL(/error503$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('app:maintenance.title', language),
    );
    await fail(url);
    await page.clock.fastForward(10_000);
    await expect(page).not.toHaveURL(/error503$/);
    await kind.prepare();
    await kind.expectKept();
  },
  '424 logs out': async (walk) => {
    const { page, url, language, kind } = walk;
    await provoke(walk, { status: 424 });
    await kind.press();
    await expect(page).toHaveURL(/auth\/login$/);
    await fail(url);
    await fillLogin(page, 'admin', demoPassword, language);
    await expect(page.getByRole('banner')).toBeVisible();
    await kind.prepare();
    await kind.expectKept();
  },
};

/** 429: waits as long as the server says, and a second, and does it then. */
async function waits(walk: RecordPaging): Promise<void> {
  const { page, kind } = walk;
  await provoke(walk, {
    status: 429,
    times: 1,
    headers: { 'x-rate-limit-retry-after-seconds': '20' },
  });
  await kind.press();
  const patience = notices(page).filter({ hasText: /\b21 s/ });
  await expect(patience).toBeVisible();
  await kind.expectDone(() => page.clock.fastForward(21_000));
  await page.clock.runFor(500);
  await expect(patience).toHaveCount(0);
}

const languages: readonly Language[] = ['de', 'en', 'fr'];

/** Rows of lists go round languages and kinds of calls, beginning where the seed says; in the audit all of them meet. */
const isTurn = (place: number, turn: number) => fullMatrix || (place + seed) % 3 === turn;

/** Each row of the catalogue is told by one kind of call that it is meant for, in one language. */
const isTold = (row: number, kind: KindOfCall, kinds: readonly KindOfCall[], turn: number) => {
  const meant = kinds.filter(({ name }) => !told[row]?.except?.includes(name));
  if (fullMatrix) return meant.includes(kind);
  return isTurn(row, turn) && meant[(row + seed) % meant.length] === kind;
};

/** Each consequence is met in one language by three kinds of calls, of which one reads and one writes at least. */
const isFollowed = (place: number, index: number, turn: number) =>
  isTurn(place, turn) &&
  (fullMatrix || [0, 1, 3].some((step) => (place + seed + step) % 5 === index));

for (const [turn, language] of languages.entries()) {
  test(`every status of every kind of call is said and followed as the catalogue wants it (${language})`, async ({
    page,
    server,
  }) => {
    test.slow();
    await page.clock.install();
    await login(page, 'admin', language);
    await page.goto('/home');
    const { path } = await newGadget(server.url, `Störfall ${language}`);
    const kinds = kindsOfCall(page, path, language);

    for (const [index, kind] of kinds.entries()) {
      const walk = { page, url: server.url, language, kind };
      await fail(server.url);
      await kind.prepare();
      for (const [row, telling] of told.entries()) {
        if (!isTold(row, kind, kinds, turn)) continue;
        await test.step(`${kind.name} ${telling.status}`, () => tells(walk, telling));
      }
      await kind.expectKept();
      for (const [place, [name, follows]] of Object.entries(followed).entries()) {
        if (!isFollowed(place, index, turn)) continue;
        await test.step(`${kind.name}: ${name}`, () => follows(walk));
      }
      await fail(server.url);
      if (kind.name === 'change' && isTurn(index, turn)) {
        await test.step('the guard', () => guards(walk));
        await fail(server.url);
      }
      await test.step(`${kind.name} 429`, () => waits(walk));
    }
  });
}
