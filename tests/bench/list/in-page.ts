import type { Subject } from './subject';

/** What a list shows at this moment. */
export interface Shown {
  /** Text of the row at the top of the view. */
  text: string;
  /** Number of that row, from 0. */
  row: number;
  /** Part of the view without a row, and with a row that has no text yet. */
  blank: number;
  waiting: number;
}

/** The parts of a subject that can be handed into a page. */
export type Parts = Pick<Subject, 'grid' | 'row' | 'index' | 'first'>;

/** Puts `bench` into every page: what is shown, waiting for it, and driving the scrollbar. */
export function installBench(): void {
  const shown = ({ grid, row, index, first }: Parts): Shown | undefined => {
    const scroller = document.querySelector<HTMLElement>(grid);
    if (!scroller) return undefined;
    const headed = scroller.querySelector<HTMLElement>('[role="rowgroup"]:first-child');
    const head = headed && headed.nextElementSibling ? headed.offsetHeight : 0;
    // Where rows are seen: what their style says of places this large is rounded.
    const edge = scroller.getBoundingClientRect().top;
    const [from, to] = [edge + head, edge + scroller.clientHeight];
    let [covered, waiting, top] = [0, 0, Infinity];
    let text = '';
    let number = -1;
    for (const element of document.querySelectorAll<HTMLElement>(row)) {
      const start = element.getBoundingClientRect().top;
      const seen = Math.min(to, start + 34) - Math.max(from, start);
      if (seen <= 0) continue;
      covered += seen;
      const said = element.textContent ?? '';
      if (said === '') waiting += seen;
      if (start < top) {
        top = start;
        text = said;
        number = Number(element.getAttribute(index)) - first;
      }
    }
    const view = to - from;
    return { text, row: number, blank: Math.max(0, 1 - covered / view), waiting: waiting / view };
  };

  /** Time at which the top row has a text that is wanted, after it was painted. */
  const until = (parts: Parts, wanted: (now: Shown) => boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const now = shown(parts);
        if (now && now.text !== '' && wanted(now)) {
          requestAnimationFrame(() => resolve(performance.now()));
        } else if (performance.now() > patience) {
          reject(new Error(`${parts.row}: no such row within a minute`));
        } else requestAnimationFrame(look);
      };
      const patience = performance.now() + 60_000;
      look();
    });

  /** Scrolls at a speed in px/s for a time in ms; answers frames and what was missing in them. */
  const roll = (parts: Parts, speed: number, ms: number, watch: boolean) =>
    new Promise<Rolled>((resolve) => {
      const scroller = document.querySelector<HTMLElement>(parts.grid) as HTMLElement;
      const start = performance.now();
      let [last, frames, blank, waiting] = [start, 0, 0, 0];
      let [painted, worst] = [start, 0];
      const step = (now: number) => {
        frames += 1;
        worst = Math.max(worst, now - painted);
        painted = now;
        if (watch) {
          const seen = shown(parts);
          blank += seen?.blank ?? 1;
          waiting += seen?.waiting ?? 1;
        }
        if (now - start > ms) {
          const of = { frames, worst, elapsed: now - start };
          return resolve({ ...of, blank: blank / frames, waiting: waiting / frames });
        }
        // Outside the frame, as an input would: its scroll event comes before the next one is painted.
        setTimeout(() => {
          const time = performance.now();
          scroller.scrollTop += Math.round((speed * (time - last)) / 1000);
          last = time;
        });
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  Object.assign(globalThis, { bench: { shown, until, roll } });
}

interface Rolled {
  frames: number;
  /** The longest time between two of them, ms. */
  worst: number;
  elapsed: number;
  blank: number;
  waiting: number;
}

export interface Bench {
  shown: (parts: Parts) => Shown | undefined;
  until: (parts: Parts, wanted: (now: Shown) => boolean) => Promise<number>;
  roll: (parts: Parts, speed: number, ms: number, watch: boolean) => Promise<Rolled>;
}

declare global {
  /** Only in pages of a bench. */
  var bench: Bench;
}
