import { useEngine } from '../../application/context';
import type { AnyRecord, SectionDefinition } from '../../define/definition';
import type { Place } from '../../screens/place';
import { keyFigures } from '../../screens/key-figures';
import { isEditable } from '../../screens/record-rights';
import { summaryOf } from '../../screens/summary';
import { LazyRecordForm } from '../form/lazy-record-form';
import { ReadSections } from '../form/read-sections';
import type { OpenRecord } from './open-record';

interface RecordSectionsProps {
  of: Pick<
    OpenRecord,
    'place' | 'id' | 'session' | 'editing' | 'errors' | 'handle' | 'parent' | 'isHeaded'
  >;
  sections: readonly SectionDefinition[];
  /** As it was read; while it is edited the session says what is shown. */
  values: AnyRecord;
}

export function RecordSections({ of, sections, values }: RecordSectionsProps) {
  const { can } = useEngine();
  const { place, id, session, editing } = of;
  const { definition, fields } = place;
  if (!editing) {
    return (
      <ReadSections
        screen={definition}
        fields={fields}
        sections={sections}
        record={values}
        elsewhere={of.isHeaded ? inHeader(place, values) : undefined}
      />
    );
  }
  return (
    <LazyRecordForm
      screen={definition}
      fields={fields}
      sections={sections}
      values={editing.values}
      stored={id === 'new' ? undefined : editing.base}
      errors={of.errors}
      editable={(name) => isEditable(fields[name], can, { isNew: id === 'new' })}
      parent={of.parent}
      onChange={session.change}
      onBlur={session.validate}
      handle={of.handle}
    />
  );
}

/** Key figures, and the picture where there is one. */
function inHeader(place: Place, values: AnyRecord): Readonly<Record<string, unknown>> {
  const { picture } = summaryOf(place);
  const isShown = picture !== undefined && typeof values[picture.name] === 'number';
  const figures = keyFigures(place.definition).map(({ field }) => [field, true] as const);
  return { ...Object.fromEntries(figures), ...(isShown && { [picture.name]: true }) };
}
