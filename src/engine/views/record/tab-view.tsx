import type { TabType, TabViewProps } from '../../screens/tab-type';
import { viewOf } from './tab-views';

/** Loaded when it is opened. */
export function TabView({ type, ...props }: TabViewProps<object> & { type: TabType }) {
  const View = viewOf(type);
  return <View {...(props as TabViewProps<never>)} />;
}
