import { ListView } from '../../views/list/page/list-view';
import type { RecordTabViewProps } from '../../views/record/open-record';
import type { ScreenTab } from './definition';

export function Content({ label, record: { embedded } }: RecordTabViewProps<ScreenTab>) {
  return embedded && <ListView key={embedded.path} place={embedded} label={label} />;
}
