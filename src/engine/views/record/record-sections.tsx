import { useEngine } from '../../application/context';
import type { AnyRecord, SectionDefinition } from '../../define/definition';
import type { Place } from '../../screens/place';
import { keyFigures } from '../../screens/key-figures';
import { isEditable } from '../../screens/record-rights';
import { ownerField } from '../../screens/owner';
import { summaryOf } from '../../screens/summary';
import { LazyRecordForm } from '../form/lazy-record-form';
import { ReadSections } from '../form/read-sections';
import type { HeaderFields } from '../form/left-out';
import { useRecord } from './record-context';

/** Sections of the record around: its form while it is edited. */
export function RecordSections({ sections }: { sections: readonly SectionDefinition[] }) {
  const { can } = useEngine();
  const { place, id, values = {}, session, editing, isHeaded, still, ...of } = useRecord();
  const { definition, fields } = place;
  const elsewhere = isHeaded && id !== 'new' ? inHeader(place, editing?.base ?? values) : undefined;
  if (!editing) {
    return (
      <ReadSections
        screen={definition}
        fields={fields}
        sections={sections}
        record={values}
        elsewhere={elsewhere}
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
      elsewhere={elsewhere}
      errors={still.errors}
      editable={(name) => isEditable(fields[name], can, { isNew: id === 'new' })}
      parent={of.parent}
      onChange={session.change}
      onBlur={session.validate}
      handle={of.form}
    />
  );
}

/**
 * Key figures; badges that say all of their field, and the picture where there is one. Of title and subtitle what nobody
 * can change any more: the rest is where one changes it.
 */
function inHeader(place: Place, values: AnyRecord): HeaderFields {
  const { picture, status, subtitle } = summaryOf(place);
  const owner = ownerField(place);
  const named = [...place.title.flatMap((name) => place.fields[name] ?? []), ...subtitle];
  const fixed = [...named, ...(owner ? [owner] : [])].filter(
    (field) => (field.readOnly || field.createOnly) && (values[field.name] ?? '') !== '',
  );
  const figures = keyFigures(place.definition).map(({ field }) => field);
  const badges = status.filter(
    ({ name, metadata }) => metadata.tones?.[String(values[name])] !== undefined,
  );
  return {
    named: new Set(figures),
    unnamed: new Set([
      ...[...badges, ...fixed].map(({ name }) => name),
      ...(picture && typeof values[picture.name] === 'number' ? [picture.name] : []),
    ]),
  };
}
