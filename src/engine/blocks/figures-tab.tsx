import { lazyPart } from '../../ui/lazy-part';
import type { FiguresDefinition } from '../define/definition';

const ChartsTab = lazyPart(async () => (await import('./charts/charts-tab')).ChartsTab, {
  isNeeded: true,
});
const CardsTab = lazyPart(async () => (await import('./cards/cards-tab')).CardsTab, {
  isNeeded: true,
});

interface FiguresTabProps {
  /** Name of the screen: what is chosen for its figures is kept by it. */
  screen: string;
  tab: FiguresDefinition;
  /** The record that the figures are of. */
  id?: number;
}

/** A tab of figures: of a record, or of everything. */
export function FiguresTab({ screen, tab, id }: FiguresTabProps) {
  return tab.type === 'charts' ? (
    <ChartsTab screen={screen} tab={tab} id={id} />
  ) : (
    <CardsTab tab={tab} id={id} />
  );
}
