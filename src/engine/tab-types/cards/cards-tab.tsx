import type { TabViewProps } from '../../screens/tab-type';
import { FigureCards } from '../../views/blocks/cards/figure-cards';
import type { StoredRecord } from '../../views/record/open-record';
import type { CardsTab } from './definition';

export function Content({ tab, record }: TabViewProps<CardsTab, StoredRecord>) {
  return <FigureCards of={tab} id={record?.id} />;
}
