import { whenIdle } from './when-idle';

/** Events that show that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs a task when the page is idle (`whenIdle`) after somebody has pointed at something or typed: what is opened next
 * is worth fetching then. Returns a function that cancels it.
 */
export function whenIntended(reader: Parameters<typeof whenIdle>[0], task: () => void): () => void {
  const cancelled = new AbortController();
  let stop: (() => void) | undefined;
  const onSign = () => (stop ??= whenIdle(reader, task));
  const options = { once: true, capture: true, passive: true, signal: cancelled.signal };
  for (const sign of signs) window.addEventListener(sign, onSign, options);
  return () => {
    cancelled.abort();
    stop?.();
  };
}
