/** Distance in px; a shorter pull lets it go back up. */
const FAR = 96;

/** Lets a finger on its head pull the sheet down and close it. Returns a function that ends this. */
export function pullToClose(sheet: HTMLElement, close: () => void): () => void {
  let from: number | undefined;
  const shift = (down: number) =>
    down > 0
      ? sheet.style.setProperty('translate', `0 ${down}px`)
      : sheet.style.removeProperty('translate');
  const onDown = (event: PointerEvent) => {
    const target = event.target as Element;
    if (event.pointerType === 'mouse' || !target.closest('[data-grip]')) return;
    if (target.closest('button, a, input')) return;
    from = event.clientY;
    sheet.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (from !== undefined) shift(event.clientY - from);
  };
  const onUp = (event: PointerEvent) => {
    if (from === undefined) return;
    const isFar = event.type === 'pointerup' && event.clientY - from > FAR;
    from = undefined;
    shift(0);
    if (isFar) close();
  };
  const heard = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onUp };
  for (const [type, listener] of Object.entries(heard)) {
    sheet.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [type, listener] of Object.entries(heard)) {
      sheet.removeEventListener(type, listener as EventListener);
    }
  };
}
