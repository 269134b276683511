/** Pause before asking again, in ms; with the network back it asks at once. */
const pause = 5000;

/**
 * Asks again for style sheets that did not come. The loader of late parts asks for each only once, and takes one that
 * failed for loaded: its part would come without its styles.
 */
export function startStyleRetry(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') retry(target);
    },
    true,
  );
}

function retry(link: HTMLLinkElement): void {
  const again = () => link.replaceWith(link.cloneNode());
  if (navigator.onLine) setTimeout(again, pause);
  else window.addEventListener('online', again, { once: true });
}
