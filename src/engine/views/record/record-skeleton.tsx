import type { SectionDefinition } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { summaryOf } from '../../screens/summary';
import type { Place } from '../../screens/place';
import cell from '../form/cell.module.css';
import { inColumns } from '../form/left-sections';
import { SectionColumns } from '../form/section-columns';
import { SectionGrid } from '../form/section-grid';
import styles from './record-skeleton.module.css';

interface RecordSkeletonProps {
  place: Place;
  /** Sections of the tab that is on its way; without them it is not known what it looks like. */
  sections: readonly SectionDefinition[] | undefined;
  isHeaded: boolean;
}

/** Share of a section's fields that are drawn: some are empty, and folded. */
const FILLED = 0.75;

/** Outline of the record to come, as far as its definition tells, shown only when it is late. */
export function RecordSkeleton({ place, sections = [], isHeaded }: RecordSkeletonProps) {
  const { part } = useScreenLabels();
  const { definition } = place;
  const figures = Object.keys(definition.figures ?? {}).length;
  const shown = inColumns(
    sections
      .filter(({ when }) => when === undefined)
      .map(({ name, fields }) => ({ name, fields: [], declared: fields.length })),
  );
  return (
    <div className={styles.skeleton} aria-hidden>
      {isHeaded && (
        <div className={styles.header}>
          {summaryOf(place).subtitle.length > 0 && <span className={styles.line} />}
          {Array.from({ length: figures }, (_, index) => (
            <span key={index} className={styles.figure} />
          ))}
        </div>
      )}
      {shown.length === 0 && <span className={styles.part} />}
      <SectionColumns sections={shown} areCards>
        {({ name, declared }) => (
          <SectionGrid as="dl" heading={part(definition, `sections.${name}`)} fields={declared}>
            {Array.from({ length: Math.ceil(declared * FILLED) }, (_, index) => (
              <div key={index} className={cell.cell}>
                <dt className={cell.label}>
                  <span className={styles.label} />
                </dt>
                <dd className={cell.value}>
                  <span className={styles.value} />
                </dd>
              </div>
            ))}
          </SectionGrid>
        )}
      </SectionColumns>
    </div>
  );
}
