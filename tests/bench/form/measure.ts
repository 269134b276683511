import type { CDPSession, Page } from '@playwright/test';

export interface Typing {
  /** Script per key in ms, of each time it was pressed in a row. */
  script: readonly number[];
  /** React commits while typing. */
  commits: number;
  /** Script of handing the value up after the pause, in ms. */
  handUp: number;
}

/** Counts React's commits the way its developer tools do; before the page's own code runs. */
export function countCommits(): void {
  const counter = { commits: 0 };
  Object.assign(globalThis, {
    benchCommits: counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        counter.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** Milliseconds from pressing «Ändern» until the form can be typed into and is painted. */
export function openForm(page: Page, fields: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          (candidate) => candidate.textContent === 'Ändern',
        );
        if (!button) throw new Error('no button «Ändern»');
        const begin = performance.now();
        const look = () => {
          if (document.querySelectorAll('#root input').length >= wanted) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
          } else requestAnimationFrame(look);
        };
        button.click();
        look();
      }),
    fields,
  );
}

/** One page's field that is typed into. */
export interface Typist {
  /** Presses the key so often and notes what it cost. */
  press: (times: number) => Promise<void>;
  /** Waits until what was typed is handed up; the figures of everything pressed. */
  finish: () => Promise<Typing>;
}

/** Puts the focus into a field; from then on `press` writes as fast as somebody types. */
export async function typist(page: Page, label: string, key: string): Promise<Typist> {
  const input = page.getByLabel(label, { exact: true });
  await input.click();
  await input.fill('');
  await page.waitForTimeout(600);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.keyboard.press(key);
  const script: number[] = [];
  let commits = 0;
  return {
    press: async (times) => {
      const [before, committed] = [await scriptMs(cdp), await commitsOf(page)];
      for (let index = 0; index < times; index += 1) await page.keyboard.press(key);
      script.push(((await scriptMs(cdp)) - before) / times);
      commits += (await commitsOf(page)) - committed;
    },
    finish: async () => {
      const before = await scriptMs(cdp);
      await page.waitForTimeout(800);
      const handUp = (await scriptMs(cdp)) - before;
      await cdp.detach();
      return { script, commits, handUp };
    },
  };
}

function commitsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as unknown as { benchCommits: { commits: number } }).benchCommits.commits,
  );
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
