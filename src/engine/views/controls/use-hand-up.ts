import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../../fields/field-editing';

/** Hands up what was typed and not chosen yet when the form asks for it, unless one types on. */
export function useHandUp(register: WidgetProps['register'], handUp: () => void): void {
  const latest = useRef(handUp);
  useEffect(() => {
    latest.current = handUp;
  });
  useEffect(() => register((goesOn) => !goesOn && latest.current()), [register]);
}
