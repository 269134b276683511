import { Fragment, type ReactNode } from 'react';
import classes from './section-columns.module.css';
import type { ShownSection } from './use-shown-sections';

interface SectionColumnsProps {
  sections: readonly ShownSection[];
  /** True if sections have headings; without them they are no cards, and stand below each other. */
  areCards: boolean;
  children: (section: ShownSection) => ReactNode;
}

/**
 * Sections in two columns where there is room. A section's column follows from the definition alone, so that editing
 * moves none.
 */
export function SectionColumns({ sections, areCards, children }: SectionColumnsProps) {
  const drawn = (some: readonly ShownSection[]) =>
    some.map((section) => <Fragment key={section.name}>{children(section)}</Fragment>);
  if (!areCards) return drawn(sections);
  const left = sections.filter(({ isLeft }) => isLeft);
  const right = sections.filter(({ isLeft }) => !isLeft);
  return (
    <div className={classes.area}>
      <div className={sections.length > 1 ? classes.columns : undefined}>
        <div className={classes.column}>{drawn(left)}</div>
        {right.length > 0 && <div className={classes.column}>{drawn(right)}</div>}
      </div>
    </div>
  );
}
