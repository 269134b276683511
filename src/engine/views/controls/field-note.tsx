import type { ReactNode } from 'react';
import classes from './control.module.css';

/** Something said below a control that is no error; screen readers say it when it comes. */
export function FieldNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  );
}
