import { useTranslation } from 'react-i18next';
import { lazyContent } from '../../ui/lazy-content';
import type { PageTabDefinition } from '../define/definition';

const ScannerTab = lazyContent(
  async () => (await import('../blocks/scanner/scanner-tab')).ScannerTab,
);
const RowsTab = lazyContent(async () => (await import('../blocks/rows/rows-tab')).RowsTab);
const FiguresTab = lazyContent(async () => (await import('../blocks/figures-tab')).FiguresTab);

/** What a tab of a page shows, loaded when it is opened. */
export function PageTab({ screen, tab }: { screen: string; tab: PageTabDefinition }) {
  const { t } = useTranslation('screens');
  switch (tab.type) {
    case 'scanner':
      return <ScannerTab screen={screen} tab={tab} />;
    case 'list':
      return (
        <RowsTab
          label={t(`screens:${screen}.tabs.${tab.name}`)}
          tab={tab}
          place={{ path: `/${screen}`, params: {} }}
        />
      );
    case 'charts':
    case 'cards':
      return <FiguresTab screen={screen} tab={tab} />;
  }
}
