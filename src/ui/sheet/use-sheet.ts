import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useIsPhone } from '../phone';
import './sheet.css';
import { behaveAsSheet } from './behave-as-sheet';

export interface SheetOptions {
  isOpen?: boolean;
  /** True if «back» opened the dialog: the guard handles it then. */
  asksToLeave?: boolean;
}

/**
 * Makes a dialog behave as a sheet on a phone, where it comes from below: «back» closes it, a finger pulls it down, and
 * it stays above the keyboard. `data-sheet` on its element sets its look: `tall` keeps its height whatever is in it.
 * Its head has `data-grip`, the row of its buttons `data-sheet-foot`.
 */
export function useSheet(
  element: RefObject<HTMLElement | null>,
  onClose: () => void,
  { isOpen = true, asksToLeave = false }: SheetOptions = {},
): void {
  const isSheet = useIsPhone() && isOpen;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const sheet = element.current;
    if (!isSheet || !sheet) return undefined;
    return behaveAsSheet(sheet, () => close(), { asksToLeave });
  }, [element, isSheet, asksToLeave]);
}
