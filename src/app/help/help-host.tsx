import { useStore } from '../../state/store';
import { HelpPanel } from './help-panel';
import { helpStore } from './help-store';

/** Host of the help panel; once per page. */
export function HelpHost() {
  const question = useStore(helpStore);
  return question && <HelpPanel question={question} onClose={() => helpStore.set(undefined)} />;
}
