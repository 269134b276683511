import { lazyContent } from '../../ui/lazy-content';
import type { PageTabDefinition } from '../define/definition';
import type { Labelled } from '../labels/label-keys';
import { useScreenLabels } from '../labels/use-screen-labels';

const ScannerTab = lazyContent(
  async () => (await import('../blocks/scanner/scanner-tab')).ScannerTab,
);
const RowsTab = lazyContent(async () => (await import('../blocks/rows/rows-tab')).RowsTab);
const FiguresTab = lazyContent(async () => (await import('../blocks/figures-tab')).FiguresTab);

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
