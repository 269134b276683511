/**
 * Keeps a sheet above the phone's keyboard: `--k-keyboard` tells how much of the window's foot that covers. Returns a
 * function that ends this.
 */
export function keepAboveKeyboard(): () => void {
  const { visualViewport: seen, document } = window;
  const { documentElement: root, activeElement: opener } = document;
  if (!seen) return () => undefined;
  const follow = () => {
    // Whoever has zoomed in sees less, without a keyboard.
    const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    root.style.setProperty('--k-keyboard', `${Math.max(0, Math.round(covered))}px`);
    const { activeElement } = document;
    if (covered > 0 && activeElement !== opener)
      activeElement?.scrollIntoView({ block: 'nearest' });
  };
  follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
    root.style.removeProperty('--k-keyboard');
  };
}
