import { useEffect } from 'react';
import { keepAboveKeyboard } from '../../../ui/sheet/keep-above-keyboard';

/** While it is active the page ends where the phone's keyboard begins, and so do its buttons. */
export function useAboveKeyboard(isActive: boolean): void {
  useEffect(() => (isActive ? keepAboveKeyboard() : undefined), [isActive]);
}
