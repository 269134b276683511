import { useEngine } from '../../application/context';
import { LazyRecordForm } from '../../views/form/lazy-record-form';
import { ReadSections } from '../../views/form/read-sections';
import { isEditable } from '../../screens/record-rights';
import type { RecordTabViewProps } from '../../views/record/open-record';
import type { FormTab } from './definition';

/** Fields of the record: as text while it is read, as a form while it is edited. */
export function Content({ tab, record }: RecordTabViewProps<FormTab>) {
  const { can } = useEngine();
  const { place, id, values = {}, session } = record;
  const { definition, fields } = place;
  if (session.session.state === 'reading') {
    return (
      <ReadSections screen={definition} fields={fields} sections={tab.sections} record={values} />
    );
  }
  return (
    <LazyRecordForm
      screen={definition}
      fields={fields}
      sections={tab.sections}
      values={values}
      errors={record.errors}
      editable={(name) => isEditable(fields[name], can, { isNew: id === 'new' })}
      parent={record.parent}
      onChange={session.change}
      onBlur={session.validate}
      handle={record.handle}
    />
  );
}
