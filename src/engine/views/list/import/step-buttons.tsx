import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface StepButtonsProps {
  foot: HTMLElement | null;
  children: ReactNode;
}

/** Buttons of a step, at the foot of the dialog, which stays while its steps come and go. */
export function StepButtons({ foot, children }: StepButtonsProps) {
  return foot && createPortal(children, foot);
}
