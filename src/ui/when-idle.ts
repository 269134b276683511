/** Delay before mere preparation, in ms; then it waits for a pause. */
const after = 1500;
/** Longest wait for answers that somebody needs first, in ms. */
const longest = 10_000;
const every = 200;

/** Page's `QueryClient`, which knows whether somebody waits for answers. */
interface Reader {
  isFetching: () => number;
}

/** Time in ms without scrolling or typing that counts as quiet. */
const quiet = 500;
const inputs = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Runs a task when some time has passed, `reader` waits for nothing, nobody scrolls or types and the browser pauses.
 * Returns a function that cancels it.
 */
export function whenIdle(reader: Reader, task: () => void): () => void {
  let handle: number | undefined;
  let waited = after;
  let usedAt = -quiet;
  const use = () => (usedAt = performance.now());
  // A list scrolls, not the window: caught on the way down.
  const options = { capture: true, passive: true };
  for (const input of inputs) globalThis.addEventListener(input, use, options);
  const stopHearing = () => {
    for (const input of inputs) globalThis.removeEventListener(input, use, options);
  };
  const look = () => {
    const isUsed = performance.now() - usedAt < quiet;
    if ((reader.isFetching() > 0 || isUsed) && waited < longest) {
      waited += every;
      timer = setTimeout(look, every);
      return;
    }
    stopHearing();
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: 1000 });
  };
  let timer = setTimeout(look, after);
  return () => {
    stopHearing();
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
