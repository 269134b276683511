import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/open-session';
import { startServer, type TestServer } from '../support/start-server';

const TECHNICIANS = 50;
const MONDAY = '2031-05-05';
/** On each weekday of four weeks. */
const TASKS_A_DAY = 4;
const STEPS = 60;
/** ms between steps of the wheel: as fast as frames come, and as a hand turns it quickly. */
const QUICK = 16;
const BY_HAND = 60;

/** The dispatcher's board with 50 technicians × 28 days: what scrolling and dragging cost, against the same picture without code. */
export async function bench(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    await fill(server);
    const page = await browser.newPage({
      baseURL: server.url,
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
    });
    // Compiled functions name themselves by it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await login(page, 'buero');
    const from = Date.now();
    await page.goto(`/planning?view=board&tag=${MONDAY}&zeitraum=weeks4`);
    const task = page.getByRole('button', { name: /^0?8:00/ });
    await task.first().waitFor({ timeout: 60_000 });
    say(`${await task.count()} of the tasks at eight are there after ${Date.now() - from} ms`);
    await page.waitForTimeout(2000);
    say(
      `elements of the page: ${await page.evaluate(() => document.querySelectorAll('*').length)}`,
    );
    await scroll(page, 'board', QUICK);
    await scroll(page, 'board', BY_HAND);
    await drag(page);
    await page.evaluate(() => {
      const scroller = [...document.querySelectorAll('main *')].find(
        (one) => one.scrollHeight > one.clientHeight + 200 && one.clientHeight > 200,
      ) as HTMLElement;
      const still = scroller.cloneNode(true) as HTMLElement;
      still.style.height = `${scroller.clientHeight}px`;
      still.style.width = `${scroller.clientWidth}px`;
      document.querySelector('#root')?.replaceChildren(still);
    });
    await page.waitForTimeout(1000);
    await scroll(page, 'floor', QUICK);
    await scroll(page, 'floor', BY_HAND);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** By the wheel, down and up, over the middle of what scrolls. `pause`: ms between two of its steps of 120 px. */
async function scroll(page: Page, of: string, pause: number): Promise<void> {
  await page.mouse.move(900, 500);
  const frames = await watched(page, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, step < STEPS / 2 ? 120 : -120);
      await page.waitForTimeout(pause);
    }
  });
  told(`${of}, a step of the wheel each ${pause} ms`, frames);
}

/** A task over the cells of the board, and back to where it was. */
async function drag(page: Page): Promise<void> {
  const task = page.getByRole('button', { name: /^0?8:00/ }).nth(3);
  const box = await task.boundingBox();
  if (!box) throw new Error('schedule: there is no task to drag');
  await page.mouse.move(box.x + 10, box.y + 8);
  await page.mouse.down();
  const frames = await watched(page, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const far = step < STEPS / 2 ? step : STEPS - step;
      await page.mouse.move(box.x + 10 + far * 12, box.y + 8 + far * 8);
      await page.waitForTimeout(16);
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  told('board, dragging', frames);
}

/** In ms between frames while something is done. */
async function watched(page: Page, run: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const held = globalThis as unknown as { frames: number[]; isOver: boolean };
    held.frames = [];
    held.isOver = false;
    let last = performance.now();
    const next = (now: number) => {
      held.frames.push(now - last);
      last = now;
      if (!held.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await run();
  return page.evaluate(() => {
    const held = globalThis as unknown as { frames: number[]; isOver: boolean };
    held.isOver = true;
    return held.frames.slice(1);
  });
}

function told(what: string, frames: readonly number[]): void {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const long = sorted.filter((one) => one > 50).length;
  say(
    `${what}: ${sorted.length} frames, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms, ${long} over 50 ms`,
  );
}

async function fill(server: TestServer): Promise<void> {
  await server.query(
    `insert into technicians (id, bezeichnung)
     select 1000 + n, 'Technik ' || n from generate_series(1, ${TECHNICIANS} - (select count(*)::int from technicians)) n`,
  );
  const [{ count } = { count: 0 }] = await server.query<{ count: number }>(
    `with made as (
       insert into planning_items (service_auftrag_id, techniker_id, beginn_datum, ende_datum, auftragsnummer, titel,
         auftragsstatus, materialstatus, adresse_id, standort_id, plz, ort)
       select p.service_auftrag_id, t.id, day + make_interval(hours => 8 + 2 * slot),
         day + make_interval(hours => 9 + 2 * slot), p.auftragsnummer, p.titel, '02', p.materialstatus, p.adresse_id,
         p.standort_id, p.plz, p.ort
       from technicians t
         cross join generate_series('${MONDAY}'::timestamp, '${MONDAY}'::timestamp + interval '27 days', '1 day') day
         cross join generate_series(0, ${TASKS_A_DAY} - 1) slot
         cross join lateral (select * from planning_items offset (t.id + slot * 7) % 50 limit 1) p
       where extract(isodow from day) < 6
       returning 1)
     select count(*)::int as count from made`,
  );
  await server.query('analyze planning_items');
  say(`${TECHNICIANS} technicians × 28 days, ${count} tasks`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
