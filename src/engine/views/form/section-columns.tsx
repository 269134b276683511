import { Fragment, type ReactNode } from 'react';
import classes from './section-columns.module.css';
import { leftSections } from './left-sections';
import type { ShownSection } from './use-shown-sections';

interface SectionColumnsProps {
  sections: readonly ShownSection[];
  /** Without headings they are no cards, and stand below each other. */
  areCards: boolean;
  children: (section: ShownSection) => ReactNode;
}

/** Two columns where there is room. A section's column follows from the definition alone, so that editing moves none. */
export function SectionColumns({ sections, areCards, children }: SectionColumnsProps) {
  const drawn = (some: readonly ShownSection[]) =>
    some.map((section) => <Fragment key={section.name}>{children(section)}</Fragment>);
  if (!areCards) return drawn(sections);
  const left = leftSections(sections.map(({ declared }) => declared));
  return (
    <div className={classes.area}>
      <div className={sections.length > 1 ? classes.columns : undefined}>
        <div className={classes.column}>{drawn(sections.slice(0, left))}</div>
        {left < sections.length && (
          <div className={classes.column}>{drawn(sections.slice(left))}</div>
        )}
      </div>
    </div>
  );
}
