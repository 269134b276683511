import type { RecordId } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { TabDefinition } from '../../../define/definition';
import type { Place } from '../../../screens/place';
import { recordPath } from '../../../screens/record-path';
import { tabTypeOf } from '../../../screens/tab-type';
import type { TabCount } from '../use-tab-counts';
import { RowsPreview } from './rows-preview';

interface PreviewsProps {
  place: Place;
  id: RecordId;
  /** Those that the user sees. */
  tabs: readonly TabDefinition[];
  labelOf: (tab: TabDefinition) => string;
  counts: ReadonlyMap<string, TabCount>;
}

/** Of tabs whose definition says so: what stands in them first. */
export function Previews({ place, id, tabs, labelOf, counts }: PreviewsProps) {
  const { registry } = useEngine();
  return tabs.map((tab) => {
    const rows = tabTypeOf(registry, tab).previews?.(tab);
    return (
      rows && (
        <RowsPreview
          key={tab.name}
          of={place}
          id={id}
          rows={rows}
          label={labelOf(tab)}
          to={`${recordPath(place.path, id)}/${tab.name}`}
          total={counts.get(tab.name)?.count}
        />
      )
    );
  });
}
