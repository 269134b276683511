import { ListView } from '../../views/list/page/list-view';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { RecordTabViewProps } from '../../views/record/open-record';
import type { ScreenTab } from './definition';

export function Content({ record: { embedded } }: RecordTabViewProps<ScreenTab>) {
  const { title } = useScreenLabels();
  return (
    embedded && <ListView key={embedded.path} place={embedded} label={title(embedded.definition)} />
  );
}
