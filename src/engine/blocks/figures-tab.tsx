import { Suspense } from 'react';
import { lazyContent } from '../../ui/lazy-content';
import type { FiguresDefinition } from '../define/definition';

const ChartsTab = lazyContent(async () => (await import('./charts/charts-tab')).ChartsTab);
const CardsTab = lazyContent(async () => (await import('./cards/cards-tab')).CardsTab);

interface FiguresTabProps {
  /** Name of the screen: what is chosen for its figures is kept by it. */
  screen: string;
  tab: FiguresDefinition;
  /** The record that the figures are of. */
  id?: number;
}

/** A tab of figures: of a record, or of everything. */
export function FiguresTab({ screen, tab, id }: FiguresTabProps) {
  return (
    <Suspense fallback={null}>
      {tab.type === 'charts' ? (
        <ChartsTab screen={screen} tab={tab} id={id} />
      ) : (
        <CardsTab tab={tab} id={id} />
      )}
    </Suspense>
  );
}
