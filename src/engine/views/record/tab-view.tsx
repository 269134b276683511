import type { TabType, TabViewProps } from '../../screens/tab-type';
import { viewOf } from './tab-views';

/** What a tab shows, by its type; loaded when it is opened. */
export function TabView({ type, ...props }: TabViewProps<object> & { type: TabType }) {
  const View = viewOf(type);
  return <View {...(props as TabViewProps<never>)} />;
}
