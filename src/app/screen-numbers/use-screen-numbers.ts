import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toRows } from '../../engine/screens/rows-wish';
import { SCAN_END_MS } from '../../ui/scan-reader';
import { ownPages } from '../navigation/own-pages';
import { useWantedScreens } from '../navigation/use-permitted-screens';
import { nothingTyped, numberMeant, withDigit } from './number-reader';

/** Default of the preference `screenNumbers`, as stored. */
export const numbersOn = { isOff: false };

interface Numbered {
  path: string;
  number?: number | undefined;
}

/**
 * Opens the screen or new record whose number is typed outside of any field (specification 1 §2). Waits until a scanner
 * would have gone on.
 */
export function useScreenNumbers(isOff: boolean, creatable: readonly Numbered[]): void {
  const navigate = useNavigate();
  const screens: readonly Numbered[] = [
    ...ownPages.map(({ name, number }) => ({ path: `/${name}`, number })),
    ...useWantedScreens().flatMap(({ name, number, tabNumbers = {} }) => [
      { path: `/${name}`, number },
      ...Object.entries(tabNumbers).map(([tab, of]) => ({ path: `/${name}/${tab}`, number: of })),
    ]),
    ...creatable,
  ];
  const go = useEffectEvent((digits: number) => {
    const screen = screens.find(({ number }) => number === digits);
    if (screen) void navigate(screen.path, { state: toRows });
  });
  const numbersNow = useEffectEvent(() => screens.flatMap(({ number }) => number ?? []));
  useEffect(() => {
    if (isOff) return undefined;
    let typed = nothingTyped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      clearTimeout(timer);
      const isDigit = /^\d$/.test(event.key);
      if (!isDigit || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) {
        typed = nothingTyped;
        return;
      }
      typed = withDigit(typed, event.key, event.timeStamp);
      timer = setTimeout(() => {
        const number = numberMeant(typed, numbersNow());
        if (number === undefined) return;
        typed = nothingTyped;
        go(number);
      }, SCAN_END_MS * 2);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOff]);
}

/** Tells whether something else takes the key: a field, a dialog, a cell. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const element = target as Element;
  return (
    defaultPrevented ||
    element.matches('input, textarea, select, [contenteditable="true"]') ||
    element.closest('dialog, [role="dialog"], [popover], [role="menu"]') !== null ||
    document.querySelector('dialog[open], [aria-modal="true"]') !== null
  );
}
