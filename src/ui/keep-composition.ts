/**
 * Keeps keys of an input method to itself: Enter, Escape, Tab and arrows choose among its words, and must neither save, close
 * nor leave anything. It stops them before anybody on the page hears of them, so it is called before anything else listens, and
 * no other code asks. Safari ends the composition before its Enter, which has only the code 229 left.
 */
export function keepComposition(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    true,
  );
}
