import type { RecordTabViewProps } from '../../views/record/open-record';
import { RecordSections } from '../../views/record/record-sections';
import type { FormTab } from './definition';

export function Content({ tab, record }: RecordTabViewProps<FormTab>) {
  return <RecordSections of={record} sections={tab.sections} values={record.values ?? {}} />;
}
