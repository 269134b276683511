import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyContent } from '../../ui/lazy-content';
import { Page } from '../../ui/page';
import { useEngine } from '../context';
import { callsOf } from '../define/calls-of';
import { Forbidden } from '../forbidden';
import { Tabs } from '../record/tabs';
import type { PageMatch } from '../route/match';

const ScannerTab = lazyContent(
  async () => (await import('../blocks/scanner/scanner-tab')).ScannerTab,
);

/** The page of a screen without list and record: its tabs, each of which asks for what it shows. */
export function ScreenPage({ match }: { match: PageMatch }) {
  const { definition } = match;
  const { t } = useTranslation('screens');
  const { can } = useEngine();
  const panel = useId();
  const title = t(`screens:${definition.name}.title`);
  const tab = definition.tabs.find(({ name }) => name === match.tab);
  if (!callsOf(definition).some((call) => can(call))) return <Forbidden title={title} />;
  const path = `/${definition.name}`;
  return (
    <Page
      title={title}
      number={definition.number}
      tabs={
        definition.tabs.length > 1 && (
          <Tabs
            label={title}
            current={match.tab}
            panel={panel}
            tabs={definition.tabs.map(({ name }) => ({
              name,
              label: t(`screens:${definition.name}.tabs.${name}`),
              to: `${path}/${name}`,
              disabled: false,
            }))}
          />
        )
      }
    >
      <div id={panel} role={definition.tabs.length > 1 ? 'tabpanel' : undefined}>
        <ErrorBoundary of={`${path}/${match.tab}`}>
          <Suspense fallback={null}>
            {tab && <ScannerTab screen={definition.name} tab={tab} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </Page>
  );
}
