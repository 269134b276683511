import { useEffect } from 'react';
import { keepAboveKeyboard } from '../../../ui/sheet/keep-above-keyboard';

/** Ends the page where the phone's keyboard begins while it is active, and its buttons with it. */
export function useAboveKeyboard(isActive: boolean): void {
  useEffect(() => (isActive ? keepAboveKeyboard() : undefined), [isActive]);
}
