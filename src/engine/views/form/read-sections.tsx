import type { AnyRecord, SectionDefinition } from '../../define/definition';
import { countryOf } from '../../fields/fields-of-record';
import { FieldValue } from '../values/field-value';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field, Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { FieldHistoryButton, useHistoryMenu } from './field-history';
import { cellClass, valueClass } from './cell-class';
import classes from './cell.module.css';
import { SectionGrid } from './section-grid';
import { useShownSections } from './use-shown-sections';

interface ReadSectionsProps {
  /** Names the headings of the sections; without it there are none. */
  screen?: Labelled | undefined;
  fields: Fields;
  sections: readonly SectionDefinition[];
  record: AnyRecord;
}

/** In the grid in which it is edited. Needs no form library. */
export function ReadSections({ screen, fields, sections, record }: ReadSectionsProps) {
  const { part } = useScreenLabels();
  const shown = useShownSections(sections, fields, record);
  const country = countryOf(fields, record);
  return shown.map((section) => (
    <SectionGrid
      key={section.name}
      as="dl"
      heading={screen && part(screen, `sections.${section.name}`)}
    >
      {section.fields.map((field) => (
        <ReadCell key={field.name} field={field} record={record} country={country} />
      ))}
    </SectionGrid>
  ));
}

interface ReadCellProps {
  field: Field;
  record: AnyRecord;
  country: string | undefined;
}

function ReadCell({ field, record, country }: ReadCellProps) {
  const label = useFieldLabel();
  const onContextMenu = useHistoryMenu(field.name);
  return (
    <div className={cellClass(field)}>
      <dt className={classes.label} onContextMenu={onContextMenu}>
        {label(field)}
      </dt>
      <dd className={valueClass(field)}>
        <FieldValue field={field} value={record[field.name]} record={record} country={country} />
        <FieldHistoryButton field={field.name} />
      </dd>
    </div>
  );
}
