import { Suspense } from 'react';
import { lazyContent } from '../../ui/lazy-content';
import type { FiguresDefinition } from '../define/definition';

const ChartsTab = lazyContent(async () => (await import('./charts/charts-tab')).ChartsTab);
const CardsTab = lazyContent(async () => (await import('./cards/cards-tab')).CardsTab);

interface FiguresTabProps {
  /** Screen whose texts name the figures. */
  screen: string;
  tab: FiguresDefinition;
  /** The record that the figures are of. */
  id?: number;
}

/** A tab of figures: of a record, or of everything. */
export function FiguresTab({ tab, ...of }: FiguresTabProps) {
  return (
    <Suspense fallback={null}>
      {tab.type === 'charts' ? <ChartsTab {...of} tab={tab} /> : <CardsTab {...of} tab={tab} />}
    </Suspense>
  );
}
