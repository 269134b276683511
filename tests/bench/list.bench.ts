import { rmSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/login';
import { startPostgresql } from '../support/postgresql';
import { runServer } from '../support/server-process';
import { fillAddresses } from './fill-addresses';
import { benchDatabase, fillNarrow } from './list/database';
import { installBench } from './list/in-page';
import { drag, freshPage, heap, jump, roll, sort, start } from './list/measure';
import { narrowServer } from './list/narrow-server';
import { pageFolder } from './list/page-folder';
import { floor, ours, type Subject } from './list/subject';
import { settled } from './list/settled';
import { weight } from './list/weight';

const rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const rounds = Number(process.env.KONTOR_BENCH_ROUNDS ?? 5);
const subjects = [ours, floor];

/**
 * quality.md §1: the list of addresses in the whole built application against the plain-DOM floor, in one run.
 * KONTOR_BENCH_DATABASE: URL of a PostgreSQL to use and to find filled again; otherwise one is started and removed.
 */
export async function bench(): Promise<void> {
  const own = process.env.KONTOR_BENCH_DATABASE
    ? undefined
    : await startPostgresql({ durable: true });
  const admin = process.env.KONTOR_BENCH_DATABASE ?? (own?.url as string);
  const databaseUrl = await benchDatabase(admin);
  const folder = pageFolder();
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    NODE_ENV: 'production',
    KONTOR_DEMO: '1',
    KONTOR_PAGE: folder,
  };
  say(`filling up to ${rows.toLocaleString('de')} addresses …`);
  await fillAddresses(databaseUrl, rows);
  const server = await runServer(env);
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  });
  try {
    const state = await signIn(browser, server.url);
    const open = (baseURL = server.url) => openPage(browser, baseURL, state);
    await starts(open);
    await working(open);
    await dragging(open);
    await reachable(open, ours.name, rows);
    const kib = await weight(await open());
    for (const [what, { files, gzip, brotli, texts }] of Object.entries(kib)) {
      say(
        `JS + CSS (${what}): gzip ${round(gzip)} KiB, br ${round(brotli)} KiB, ${files} files; texts gzip ${round(texts)} KiB`,
      );
    }
    say('filling a narrow table of 10.000.000 rows …');
    await fillNarrow(databaseUrl, 10_000_000);
    const narrow = await narrowServer(server.url, databaseUrl);
    await reachable(() => open(narrow.url), 'narrow table', 10_000_000);
    await narrow.stop();
  } finally {
    await browser.close();
    await server.end();
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Open = () => Promise<Page>;
type State = Awaited<ReturnType<typeof signIn>>;

async function signIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' });
  const page = await context.newPage();
  await login(page, 'buero');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openPage(browser: Browser, baseURL: string, state: State): Promise<Page> {
  // The session belongs to an origin: the narrow server is another one.
  const origins = state.origins.map((origin) => ({ ...origin, origin: baseURL }));
  const context = await browser.newContext({
    baseURL,
    storageState: { ...state, origins },
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
  });
  // Functions are handed over as text; tsx names them with a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (target) => target;');
  await context.addInitScript(installBench);
  return freshPage(context);
}

async function starts(open: Open): Promise<void> {
  const cold = new Map<Subject, number[]>();
  const warm = new Map<Subject, number[]>();
  const frames = new Map<Subject, number[]>();
  const worst = new Map<Subject, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const subject of subjects) {
      const page = await open();
      const first = await start(page, subject);
      await settled(page);
      const second = await start(page, subject);
      // Nothing has come to rest yet.
      const begun = await roll(page, subject, 6000, 3000);
      await page.context().close();
      // The first round warms the server.
      if (round === 0) continue;
      add(cold, subject, first);
      add(warm, subject, second);
      add(frames, subject, begun.fps);
      add(worst, subject, begun.worst);
    }
  }
  compare('cold start to first row', cold, 'ms', 2.5);
  compare('warm start', warm, 'ms', 1.5);
  compare('frames of the first 3 s at 6,000 px/s', frames, 'fps');
  compare('longest of them', worst, 'ms', 2);
}

async function working(open: Open): Promise<void> {
  const sorted = new Map<Subject, number[]>();
  const middle = new Map<Subject, number[]>();
  const script = new Map<Subject, number[]>();
  const frames = new Map<Subject, number[]>();
  const memory = new Map<Subject, number[]>();
  const missing: string[] = [];
  for (let round = 0; round <= Math.min(rounds, 3); round += 1) {
    for (const subject of subjects) {
      const page = await open();
      await start(page, subject);
      await settled(page);
      for (const field of ['name1', 'ort']) {
        const ms = await sort(page, subject, field);
        if (round > 0) add(sorted, subject, ms);
      }
      const { ms } = await jump(page, subject, 0.5);
      if (round > 0) add(middle, subject, ms);
      await jump(page, subject, 0.1);
      const slow = await roll(page, subject, 6000, 4000);
      const fast = await roll(page, subject, 30_000, 4000, { slower: 4 });
      const watched = await roll(page, subject, 30_000, 4000, { watch: true });
      if (round === 0) {
        await page.context().close();
        continue;
      }
      add(script, subject, slow.scriptMs);
      add(frames, subject, fast.fps);
      add(memory, subject, await heap(page));
      missing.push(
        `${subject.name}: blank ${percent(watched.blank)}, waiting for the network ${percent(watched.waiting)}`,
      );
      await page.context().close();
    }
  }
  compare('sort to first sorted row', sorted, 'ms', 1.5);
  compare('jump to the middle', middle, 'ms', 1.5);
  compare('script per frame at 6,000 px/s', script, 'ms', 6);
  compare('frames at 30,000 px/s, 4× slower', frames, 'fps');
  compare('JS heap after scrolling', memory, 'MiB', 5);
  for (const line of missing) say(`rows at 30,000 px/s, ${line}`);
}

/** The longest task and the requests while the scrollbar is dragged from top to bottom in two seconds. */
async function dragging(open: Open): Promise<void> {
  for (const subject of subjects) {
    const page = await open();
    await start(page, subject);
    await settled(page);
    let [asked, cancelled] = [0, 0];
    page.on('request', (request) => {
      if (request.url().includes('/stammdaten/adressen')) asked += 1;
    });
    page.on('requestfailed', () => (cancelled += 1));
    const longest = await drag(page, subject);
    const task = longest === 0 ? 'below 50 ms' : `${round(longest)} ms`;
    say(
      `dragging top to bottom, ${subject.name}: longest task ${task}, ${asked} requests, ${cancelled} cancelled`,
    );
    await page.context().close();
  }
}

/** First, middle and last row by the scrollbar, and 200 places between: each must show the rows that belong there. */
async function reachable(open: Open, name: string, count: number): Promise<void> {
  const page = await open();
  await start(page, ours);
  await page.waitForFunction(
    (wanted) =>
      Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) === wanted + 1,
    count,
  );
  const row = async (share: number) => (await jump(page, ours, share)).row ?? -1;
  const [last, middle] = [await row(1), await row(0.5)];
  const first = await row(0);
  let before = -1;
  let outOfOrder = 0;
  for (let step = 1; step <= 200; step += 1) {
    const at = await row(step / 201);
    if (at <= before) outOfOrder += 1;
    before = at;
  }
  const seen = await page.evaluate(() => {
    const scroller = document.querySelector('[role="grid"]') as HTMLElement;
    return Math.floor((scroller.clientHeight - 72) / 34);
  });
  say(
    `every row reachable, ${name}: first ${first === 0 ? 'yes' : `no (${first})`}, middle ${middle.toLocaleString('de')}, ` +
      `last ${last >= count - seen - 2 ? 'yes' : `no (${last})`}, 200 jumps: ${outOfOrder} out of order`,
  );
  await page.context().close();
}

function add(to: Map<Subject, number[]>, subject: Subject, value: number): void {
  to.set(subject, [...(to.get(subject) ?? []), value]);
}

function compare(
  what: string,
  of: ReadonlyMap<Subject, number[]>,
  unit: string,
  target?: number,
): void {
  const [mine, least] = subjects.map((subject) => median(of.get(subject) ?? []));
  const ratio = (mine ?? 0) / (least ?? 1);
  const aim = target === undefined ? '≥ 1' : `≤ ${target}`;
  say(
    `${what}: ${round(mine ?? 0)} ${unit}, floor ${round(least ?? 0)} ${unit}, ${ratio.toFixed(2)}× (target ${aim})`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
