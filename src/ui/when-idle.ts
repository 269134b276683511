/** What is only prepared may not be in the way of what is wanted: it waits so long, in ms, and then for a pause. */
const after = 1500;
/** Answers that somebody waits for come first, but hold it up no longer than this, in ms. */
const longest = 10_000;
const every = 200;

/** Whose answers somebody waits for: the page's `QueryClient`. */
interface Reader {
  isFetching: () => number;
}

/**
 * Runs a task when the page has come to rest: some time has passed, `reader` waits for nothing, and the browser has a pause.
 * On a slow line that is late. Returns the way to call it off.
 */
export function whenIdle(reader: Reader, task: () => void): () => void {
  let handle: number | undefined;
  let waited = after;
  const look = () => {
    if (reader.isFetching() > 0 && waited < longest) {
      waited += every;
      timer = setTimeout(look, every);
    }
    // Safari has no idle callbacks.
    else if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: 1000 });
  };
  let timer = setTimeout(look, after);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
