import { useEngine } from '../../../application/context';
import { recordPath } from '../../../screens/record-path';
import { tabTypeOf } from '../../../screens/tab-type';
import { useReadRecord } from '../record-context';
import { RowsPreview } from './rows-preview';

/** Previews of the tabs whose definition asks for one: the first of their contents. */
export function Previews() {
  const { place, id, permitted, tabLabel, counts } = useReadRecord();
  const { registry } = useEngine();
  return permitted.map((tab) => {
    const rows = tabTypeOf(registry, tab).previews?.(tab);
    return (
      rows && (
        <RowsPreview
          key={tab.name}
          of={place}
          id={id}
          rows={rows}
          label={tabLabel(tab)}
          to={`${recordPath(place.path, id)}/${tab.name}`}
          total={counts.get(tab.name)?.count}
        />
      )
    );
  });
}
