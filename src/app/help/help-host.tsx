import { useStore } from '../../state/store';
import { HelpPanel } from './help-panel';
import { helpStore } from './help-store';

/** Once per page. */
export function HelpHost() {
  const question = useStore(helpStore);
  return question && <HelpPanel question={question} onClose={() => helpStore.set(undefined)} />;
}
