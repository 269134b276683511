/** Distance in px in one direction before it counts: a resting finger trembles. */
const ENOUGH = 24;
/** Distance in px that there must be to scroll: what fits without the header could not be scrolled back. */
const LONG = 200;
/** Time in ms during which the header's own coming and going moves what is scrolled. */
const SETTLING = 400;

/**
 * Folds the header on a phone, to give its room to what is read: it goes when the page is scrolled down and comes back
 * when it is scrolled up, always in the direction of the finger. Focus in it brings it back too, see the style sheet.
 */
export function foldHeader(shell: HTMLElement | null): void {
  if (!shell) return;
  const { dataset } = shell;
  let scroller: Element | undefined;
  let from = 0;
  let changedAt = 0;
  const fold = (folded: boolean) => {
    if (folded === 'folded' in dataset) return;
    if (folded) dataset.folded = '';
    else delete dataset.folded;
    changedAt = performance.now();
  };
  const onScroll = ({ target }: Event) => {
    if (dataset.navigation !== 'phone') return fold(false);
    if (!(target instanceof Element) || target.closest('dialog, [popover]')) return;
    const { scrollTop, scrollHeight, clientHeight } = target;
    const most = scrollHeight - clientHeight;
    if (target !== scroller || performance.now() - changedAt < SETTLING) {
      // Scrolling sideways, or in something small, means nothing.
      if (target !== scroller && most < LONG) return;
      scroller = target;
      from = scrollTop;
      return;
    }
    if (scrollTop <= ENOUGH) fold(false);
    // Rubber bands at the end move both ways.
    else if (scrollTop < most - 1 && Math.abs(scrollTop - from) >= ENOUGH) {
      fold(scrollTop > from && most >= LONG);
    } else return;
    from = scrollTop;
  };
  shell.addEventListener('scroll', onScroll, { capture: true, passive: true });
}
