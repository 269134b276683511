import { useId, type ReactNode } from 'react';
import { PartBoundary } from '../../../ui/part-boundary';
import classes from './section-grid.module.css';

interface SectionGridProps {
  /** Undefined: no card, since a dialog has a title of its own. */
  heading?: string;
  /** `dl` for read mode: its children are `dt`/`dd` pairs in a `div` each. */
  as?: 'div' | 'dl';
  children: ReactNode;
}

/** Shared by read and edit mode, so that nothing jumps. */
export function SectionGrid({ heading, as: Grid = 'div', children }: SectionGridProps) {
  const id = useId();
  if (heading === undefined) return <Grid className={classes.plain}>{children}</Grid>;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {heading}
      </h2>
      <PartBoundary>
        <Grid className={classes.grid}>{children}</Grid>
      </PartBoundary>
    </section>
  );
}
