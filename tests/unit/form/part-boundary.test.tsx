// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryContext } from '../../../src/ui/before-retry';
import { PartBoundary } from '../../../src/ui/part-boundary';
import { lazyPart } from '../../../src/ui/lazy-part';
import { render } from '../support/render';

const button = (container: HTMLElement, text: string) => {
  const found = [...container.querySelectorAll('button')].find(
    (of) => (of.ariaLabel ?? of.textContent) === text,
  );
  if (!found) throw new Error(`no button «${text}»`);
  return found;
};

/** Somebody waits for it. */
const needed = { isNeeded: true, Waiting: () => <p>wartet</p> };

/** Lets everything happen that a promise which is already settled leads to. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a part that fails', () => {
  it.each([false, true])(
    'says so in its own place, with an id, and comes back (in a bar: %s)',
    async (isSmall) => {
      const read = vi.fn(() => Promise.reject(new Error('no answer')));
      let isBroken = true;
      const Part = () => {
        if (isBroken) throw new Error('kaputt');
        return <p>heil</p>;
      };
      const { container, unmount } = render(
        <RetryContext value={read}>
          <p>daneben</p>
          <PartBoundary isSmall={isSmall}>
            <Part />
          </PartBoundary>
        </RetryContext>,
      );
      const alert = container.querySelector('[role="alert"]');
      expect(container.textContent).toContain('daneben');
      expect(alert?.textContent).toMatch(/[0-9a-f]{8}/);
      expect(container.textContent).not.toContain('kaputt');
      isBroken = false;
      await act(async () => button(container, 'Erneut versuchen').click());
      // What it broke at may have been read: it is read anew, as far as it can be.
      expect(read).toHaveBeenCalledOnce();
      expect(container.querySelector('[role="alert"]')).toBeNull();
      expect(container.textContent).toMatch(/danebenheil$/);
      unmount();
    },
  );

  it('is loaded anew by the next try', async () => {
    let tries = 0;
    const Part = lazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>geladen</p>;
    }, needed);
    const { container, rerender, unmount } = render(null);
    await act(async () =>
      rerender(
        <PartBoundary>
          <Part />
        </PartBoundary>,
      ),
    );
    await settled();
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
    await act(async () => button(container, 'Erneut versuchen').click());
    await settled();
    expect(container.querySelector('[role="alert"]')).toBeNull();
    expect(container.textContent).toContain('geladen');
    expect(tries).toBe(2);
    unmount();
  });

  it('waits for nothing when it was loaded ahead, and tries again when that failed', async () => {
    let tries = 0;
    const Part = lazyPart(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>geladen</p>;
    }, needed);
    await Part.preload();
    await Part.preload();
    const { container, unmount } = render(<Part />);
    expect(container.textContent).toMatch(/geladen$/);
    expect(container.textContent).not.toContain('wartet');
    expect(tries).toBe(2);
    unmount();
  });

  it('stays away when nobody waits for it, and comes with the network', async () => {
    let isOnline = false;
    const Part = lazyPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>geladen</p>;
    });
    const { container, unmount } = render(<Part />);
    await settled();
    expect(container.querySelector('p, [role="alert"]')).toBeNull();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(container.querySelector('p')?.textContent).toBe('geladen');
    unmount();
  });

  it('starts anew with another record', () => {
    const Part = ({ of }: { of: string }) => {
      if (of === 'kaputt') throw new Error(of);
      return <p>{of}</p>;
    };
    const show = (of: string) => (
      <PartBoundary of={of}>
        <Part of={of} />
      </PartBoundary>
    );
    const { container, rerender, unmount } = render(show('kaputt'));
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
    rerender(show('heil'));
    expect(container.textContent).toContain('heil');
    unmount();
  });
});
