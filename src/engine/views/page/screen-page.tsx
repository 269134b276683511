import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { Page } from '../../../ui/page';
import { PartBoundary } from '../../../ui/part-boundary';
import { useEngine } from '../../application/context';
import { Forbidden } from '../forbidden/forbidden';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { OfflineNote } from '../record/offline-note';
import { Tabs } from '../record/tabs';
import type { PageMatch } from '../../screens/place';
import { isTabPermitted, tabTypeOf } from '../../screens/tab-type';
import { TabView } from '../record/tab-view';
import styles from './screen-page.module.css';

/** Page of a screen without list and record: the tabs that the user may fill, each of which asks for what it shows. */
export function ScreenPage({ match }: { match: PageMatch }) {
  const { definition } = match;
  const labels = useScreenLabels();
  const engine = useEngine();
  const panel = useId();
  const title = labels.title(definition);
  const tabs = definition.tabs.filter((tab) => isTabPermitted(tab, engine));
  const [first] = tabs;
  if (!first) return <Forbidden title={title} />;
  const path = `/${definition.name}`;
  const tab = tabs.find(({ name }) => name === match.tab);
  if (!tab) return <Navigate to={`${path}/${first.name}`} replace />;
  const hasTabs = tabs.length > 1;
  const type = tabTypeOf(engine.registry, tab);
  const isFilled = type.layout !== undefined;
  const labelOf = (name: string) => labels.part(definition, `tabs.${name}`);
  return (
    <Page
      title={title}
      number={definition.tabNumbers?.[tab.name] ?? definition.number}
      tabs={
        hasTabs && (
          <Tabs
            label={title}
            current={tab.name}
            panel={panel}
            tabs={tabs.map(({ name }) => ({
              name,
              label: labelOf(name),
              to: `${path}/${name}`,
            }))}
          />
        )
      }
      fill={isFilled}
    >
      <div
        id={panel}
        role={hasTabs ? 'tabpanel' : undefined}
        aria-label={hasTabs ? labelOf(tab.name) : undefined}
        className={isFilled ? styles.fill : undefined}
      >
        {!isFilled && <OfflineNote />}
        <PartBoundary of={`${path}/${tab.name}`}>
          <TabView
            type={type}
            tab={tab}
            label={hasTabs ? labelOf(tab.name) : title}
            screen={definition}
            place={{ path, params: {} }}
          />
        </PartBoundary>
      </div>
    </Page>
  );
}
