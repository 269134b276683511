import type { ReactNode } from 'react';
import type { StepIcon } from './state/step';
import parts from './parts.module.css';

interface LargeButtonProps {
  Icon: StepIcon;
  /** Label read aloud in place of the button's content. */
  label?: string;
  disabled?: boolean;
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** Button for actions within a card, large enough for a glove. */
export function LargeButton({ Icon, label, className, children, ...of }: LargeButtonProps) {
  return (
    <button
      type="button"
      className={className === undefined ? parts.big : `${parts.big} ${className}`}
      aria-label={label}
      {...of}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      {children}
    </button>
  );
}
