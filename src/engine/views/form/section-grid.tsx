import { useId, type ReactNode } from 'react';
import { PartBoundary } from '../../../ui/part-boundary';
import classes from './section-grid.module.css';

interface SectionGridProps {
  /** Name of a form's own section, by which anchors find it. */
  name?: string;
  /** Heading of the card; undefined: no card, since a dialog has a title of its own. */
  heading?: string | undefined;
  /** Element of the grid: `dl` for read mode, whose children are `dt`/`dd` pairs in a `div` each. */
  as?: 'div' | 'dl';
  /** Most fields it has: four stand two by two, since a third column would leave one alone. */
  fields?: number;
  /** True below another grid of the same section. */
  isRest?: boolean;
  id?: string;
  hidden?: boolean;
  after?: ReactNode;
  children: ReactNode;
}

/** Grid of a section, shared by read and edit mode so that a section keeps its place and its width. */
export function SectionGrid(props: SectionGridProps) {
  const { name, heading, as: Grid = 'div', fields = 0, isRest, after, children, ...rest } = props;
  const title = useId();
  if (heading === undefined) {
    return (
      <>
        <Grid className={isRest ? classes.grid : classes.plain} {...rest}>
          {children}
        </Grid>
        {after}
      </>
    );
  }
  return (
    <section className={classes.section} aria-labelledby={title} data-section={name}>
      <h2 className={classes.heading} id={title} tabIndex={-1}>
        {heading}
      </h2>
      <PartBoundary>
        <Grid className={classes.grid} data-few={fields === 4 || undefined}>
          {children}
        </Grid>
        {after}
      </PartBoundary>
    </section>
  );
}
