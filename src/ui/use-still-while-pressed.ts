import { useEffect, useReducer, useRef } from 'react';

/** Keeps the value from pointer down until its click: what leaving a field changes must not move under the pointer. */
export function useStillWhilePressed<T>(value: T): T {
  const isPressed = useRef(false);
  const shown = useRef(value);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // After the click's own listeners: redrawn before them, a radio or checkbox would get its former state back, and
    // nobody would hear of the change.
    const release = () => {
      if (!isPressed.current) return;
      isPressed.current = false;
      redraw();
    };
    // For where no click follows (the pointer was dragged away).
    const passed = () => setTimeout(release);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', release);
    window.addEventListener('pointerup', passed, true);
    window.addEventListener('pointercancel', passed, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', release);
      window.removeEventListener('pointerup', passed, true);
      window.removeEventListener('pointercancel', passed, true);
    };
  }, []);
  if (!isPressed.current) shown.current = value;
  return shown.current;
}
