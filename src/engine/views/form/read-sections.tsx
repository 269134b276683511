import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, SectionDefinition } from '../../define/definition';
import { countryOf } from '../../fields/fields-of-record';
import { holdsMany } from '../../fields/grouped-values';
import { fieldGroups } from '../../groups';
import { isTogether, readTogether } from '../../groups/read-together';
import { GroupedValue } from '../values/grouped-value';
import { FieldValue } from '../values/field-value';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field, Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { isEmpty, unfolded } from './empty-fields';
import { FieldHistoryButton, useHistoryMenu } from './field-history';
import { cellClass, valueClass } from './cell-class';
import classes from './cell.module.css';
import { GroupCell } from './group-cell';
import { readPlaces, type HeaderFields } from './left-out';
import { SectionColumns } from './section-columns';
import { SectionGrid } from './section-grid';
import { useShownSections, type ShownSection } from './use-shown-sections';

interface ReadSectionsProps {
  /** Screen that names the headings of the sections; without it there are none. */
  screen?: Labelled | undefined;
  fields: Fields;
  sections: readonly SectionDefinition[];
  record: AnyRecord;
  /** Fields that are read at another place, by name. */
  elsewhere?: HeaderFields | undefined;
}

const none: ReadonlySet<string> = new Set();
const nowhere: HeaderFields = { named: none, unnamed: none };

/** Sections that are read, without any form library. */
export function ReadSections(props: ReadSectionsProps) {
  const { screen, fields, sections, record, elsewhere = nowhere } = props;
  const { part } = useScreenLabels();
  const all = useShownSections(sections, fields, record);
  const places = readPlaces(all, record, elsewhere);
  const shown = places.sections;
  const country = countryOf(fields, record);
  const folded = screen ? places.folded : none;
  return (
    <SectionColumns sections={shown} areCards={screen !== undefined}>
      {(section) => (
        <ReadSection
          heading={screen && part(screen, `sections.${section.name}`)}
          section={section}
          fields={fields}
          folded={folded}
          record={record}
          country={country}
        />
      )}
    </SectionColumns>
  );
}

interface ReadSectionProps {
  heading: string | undefined;
  section: ShownSection;
  fields: Fields;
  folded: ReadonlySet<string>;
  record: AnyRecord;
  country: string | undefined;
}

function ReadSection(props: ReadSectionProps) {
  const { heading, section, fields, folded, record, country } = props;
  const [shown, empty] = unfolded(section.fields, folded);
  const [isOpen, setOpen] = useState(false);
  const rest = useId();
  const isAllEmpty = empty.every(({ name }) => isEmpty(record[name]));
  const { t } = useTranslation('record');
  const cells = (some: readonly Field[]) =>
    (some === empty ? some : readTogether(some, fieldGroups)).map((item) =>
      isTogether(item) ? (
        <GroupCell key={item.fields[0]?.name} together={item} fields={fields} record={record} />
      ) : (
        <ReadCell key={item.name} field={item} record={record} country={country} />
      ),
    );
  return (
    <SectionGrid
      as="dl"
      name={section.name}
      heading={heading}
      fields={section.declared}
      after={
        empty.length > 0 && (
          <>
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={rest}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={14} stroke={1.5} aria-hidden />
              {t(isAllEmpty ? 'emptyFields' : 'moreFields', { count: empty.length })}
            </button>
            <div id={rest} hidden={!isOpen} className={shown.length > 0 ? classes.rest : undefined}>
              <SectionGrid as="dl" isRest>
                {cells(empty)}
              </SectionGrid>
            </div>
          </>
        )
      }
    >
      {cells(shown)}
    </SectionGrid>
  );
}

interface ReadCellProps {
  field: Field;
  record: AnyRecord;
  country: string | undefined;
}

function ReadCell({ field, record, country }: ReadCellProps) {
  const label = useFieldLabel();
  const onContextMenu = useHistoryMenu(field.name);
  const value = record[field.name];
  return (
    <div className={cellClass(field)}>
      <dt className={classes.label} onContextMenu={onContextMenu}>
        {label(field)}
      </dt>
      <dd className={valueClass(field)}>
        {holdsMany(field) && Array.isArray(value) && value.length > 0 ? (
          <GroupedValue field={field} value={value} />
        ) : (
          <FieldValue field={field} value={value} record={record} country={country} />
        )}
        <FieldHistoryButton field={field.name} />
      </dd>
    </div>
  );
}
