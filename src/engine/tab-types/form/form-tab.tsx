import type { RecordTabViewProps } from '../../views/record/open-record';
import { RecordSections } from '../../views/record/record-sections';
import type { FormTab } from './definition';

export function Content({ tab }: RecordTabViewProps<FormTab>) {
  return <RecordSections sections={tab.sections} />;
}
