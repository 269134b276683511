import { Popover } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { FloatingOver } from './floating-over';
import classes from './floating.module.css';
import { Mantine } from './mantine';

interface FloatingProps {
  /** Width: at least that of its control, and as wide as names and details need, however narrow the control is. */
  width?: 'target';
  onClose: () => void;
  trapFocus?: boolean;
  children: ReactNode;
}

/** Floating panel at a control. Rendered only while open: an idle form carries no positioning code per field. */
export function Floating({ width, onClose, trapFocus, children }: FloatingProps) {
  const over = useContext(FloatingOver);
  return (
    <Mantine>
      <Popover
        opened
        // A cell is too narrow for a list of choices.
        width={width === undefined || over === 'scrolling' ? undefined : 'target'}
        position="bottom-start"
        offset={2}
        trapFocus={trapFocus}
        closeOnClickOutside={trapFocus}
        onDismiss={onClose}
        // Beside its control in the document, so that it stays within the page's landmarks and reading order.
        withinPortal={false}
        floatingStrategy={over === 'scrolling' ? 'fixed' : 'absolute'}
        withRoles={false}
        transitionProps={{ duration: 0 }}
        middlewares={{ flip: true, shift: true }}
      >
        <Popover.Target>
          <span className={classes.anchor} aria-hidden />
        </Popover.Target>
        <Popover.Dropdown
          className={classes.dropdown}
          data-over={over}
          data-roomy={width === 'target' || undefined}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </Mantine>
  );
}
