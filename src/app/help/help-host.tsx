import { useStore } from '../../state/store';
import { lazyPart } from '../../ui/lazy-part';
import { helpStore } from './help-store';

const HelpPanel = lazyPart(async () => (await import('./help-panel')).HelpPanel);

/** Once per page. */
export function HelpHost() {
  const question = useStore(helpStore);
  return question && <HelpPanel question={question} onClose={() => helpStore.set(undefined)} />;
}
