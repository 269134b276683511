import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { TabBlock as Block } from '../../screens/home-block';
import { isTabPermitted, tabTypeOf } from '../../screens/tab-type';
import { TabView } from '../record/tab-view';

interface TabBlockProps {
  block: Block;
  /** Component shown while its definition is read; `Failure` where that failed. */
  Waiting: ComponentType;
  Failure: ComponentType<{ retry: () => void }>;
}

/** Block with a tab of a page, as far as it works in little room. */
export function TabBlock({ block, Waiting, Failure }: TabBlockProps) {
  const engine = useEngine();
  const { registry } = engine;
  const labels = useScreenLabels();
  const { data, isError, refetch } = useQuery({
    queryKey: ['page', block.screen],
    queryFn: () => registry.loadPage(block.screen),
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
    meta: { failure: 'shown' },
  });
  if (isError) return <Failure retry={() => void refetch()} />;
  const tab = data?.tabs.find(({ name }) => name === block.tab);
  if (!data || !tab) return <Waiting />;
  if (!isTabPermitted(tab, engine)) return null;
  const type = tabTypeOf(registry, tab);
  return (
    <TabView
      type={type}
      tab={type.inLittleRoom?.(tab) ?? tab}
      label={labels.part(data, `tabs.${tab.name}`)}
      screen={data}
      place={{ path: `/${block.screen}`, params: {} }}
    />
  );
}
