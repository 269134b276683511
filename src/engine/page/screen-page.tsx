import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { Page } from '../../ui/page';
import { PartBoundary } from '../../ui/part-boundary';
import { withMantine } from '../../ui/with-mantine';
import { useEngine } from '../context';
import { callsOfTab } from '../define/calls-of';
import { Forbidden } from '../forbidden';
import { useScreenLabels } from '../labels/use-screen-labels';
import { Tabs } from '../record/tabs';
import type { PageMatch } from '../route/match';
import { PageTab } from './page-tab';
import styles from './screen-page.module.css';

/** The page of a screen without list and record: those of its tabs that the user may fill, each of which asks for what it shows. */
export const ScreenPage = withMantine(function ScreenPage({ match }: { match: PageMatch }) {
  const { definition } = match;
  const labels = useScreenLabels();
  const { can } = useEngine();
  const panel = useId();
  const title = labels.title(definition);
  const tabs = definition.tabs.filter((tab) => callsOfTab(tab).some((call) => can(call)));
  const [first] = tabs;
  if (!first) return <Forbidden title={title} />;
  const path = `/${definition.name}`;
  const tab = tabs.find(({ name }) => name === match.tab);
  if (!tab) return <Navigate to={`${path}/${first.name}`} replace />;
  const hasTabs = tabs.length > 1;
  const isList = tab.type === 'list';
  const labelOf = (name: string) => labels.part(definition, `tabs.${name}`);
  return (
    <Page
      title={title}
      number={definition.number}
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
      fill={isList}
    >
      <div
        id={panel}
        role={hasTabs ? 'tabpanel' : undefined}
        aria-label={hasTabs ? labelOf(tab.name) : undefined}
        className={isList ? styles.fill : undefined}
      >
        <PartBoundary of={`${path}/${tab.name}`}>
          <PageTab screen={definition} tab={tab} />
        </PartBoundary>
      </div>
    </Page>
  );
});
