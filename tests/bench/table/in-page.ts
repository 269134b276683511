/** What runs in the measured page: handed over as text, so it uses nothing from here. */
interface Measured {
  benchPaints: number[];
}

/** Notes for every key the time until what it changed has been painted. */
export function countPaints(): void {
  const measured = globalThis as unknown as Measured;
  measured.benchPaints = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message is handled after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.benchPaints.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    true,
  );
}

/** Those since the last call. */
export function nextPaints(): number[] {
  const measured = globalThis as unknown as Measured;
  return measured.benchPaints.splice(0);
}

/** Types a code as a scanner does; resolves with the time from its Enter until its row is painted. */
export function scanUntilPainted(code: string): Promise<number> {
  const grid = document.querySelector('[role="grid"]');
  const rows = () => Number(grid?.getAttribute('aria-rowcount'));
  const before = rows();
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  for (const character of code) press(character);
  const begin = performance.now();
  press('Enter');
  return new Promise((resolve) => {
    const look = () => {
      const row = grid?.querySelector(`[aria-rowindex="${before + 1}"]`);
      if (rows() > before && row) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begin);
        port2.postMessage(undefined);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
