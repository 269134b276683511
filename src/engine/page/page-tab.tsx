import { lazyPart } from '../../ui/lazy-part';
import type { PageTabDefinition } from '../define/definition';
import type { Labelled } from '../labels/label-keys';
import { useScreenLabels } from '../labels/use-screen-labels';

const ScannerTab = lazyPart(
  async () => (await import('../blocks/scanner/scanner-tab')).ScannerTab,
  { isNeeded: true },
);
const RowsTab = lazyPart(async () => (await import('../blocks/rows/rows-tab')).RowsTab, {
  isNeeded: true,
});
const FiguresTab = lazyPart(async () => (await import('../blocks/figures-tab')).FiguresTab, {
  isNeeded: true,
});

/** What a tab of a page shows, loaded when it is opened. */
export function PageTab({ screen, tab }: { screen: Labelled; tab: PageTabDefinition }) {
  const { part } = useScreenLabels();
  switch (tab.type) {
    case 'scanner':
      return <ScannerTab screen={screen} tab={tab} />;
    case 'list':
      return (
        <RowsTab
          label={part(screen, `tabs.${tab.name}`)}
          tab={tab}
          place={{ path: `/${screen.name}`, params: {} }}
        />
      );
    case 'charts':
    case 'cards':
      return <FiguresTab screen={screen.name} tab={tab} />;
  }
}
