import { useIsPhone } from '../../../ui/phone';
import { useMedia } from '../../../ui/use-media';
import { useEngine } from '../../application/context';
import { isTabEditable } from '../../screens/editable-tab';
import type { RecordTabs } from './use-record-tabs';
import type { RecordView } from './use-record-view';

/** Devices that are handed to somebody. */
const handed = '(max-width: 767px), (pointer: coarse)';

/** Tells which tab stands open, and how it shapes the page. */
export function useOpenTab(
  { place, values, editing }: RecordView,
  { tabs, typeOf }: RecordTabs,
  { named, isFilled }: { named: string; isFilled: boolean },
) {
  const engine = useEngine();
  const isPhone = useIsPhone();
  const isInHand = useMedia(handed);
  const tab = tabs.find(({ name }) => name === named);
  const type = tab && typeOf(tab);
  // Lists take all width and height, and scroll by themselves.
  const layout = isFilled ? 'fill' : (type?.layout ?? 'flow');
  // An edited record takes the whole phone: tabs come back where they lead to something that is edited, too.
  const isTyping = isPhone && editing !== undefined;
  const isAlone = tabs.filter((of) => isTabEditable(of, place, values ?? {}, engine)).length < 2;
  const isOwn = layout === 'own' && editing === undefined;
  const isApart =
    tab !== undefined &&
    values !== undefined &&
    editing === undefined &&
    (type?.standsApart?.(tab, values, engine) ?? false);
  const isHanded = isApart && isInHand;
  // Tabs that would be gone as soon as the record is known do not come first.
  const mayBeOwn =
    values === undefined &&
    place.definition.tabs.some((of) => of.when && typeOf(of).layout === 'own');
  return {
    named,
    tab,
    type,
    layout,
    /** True where header and previews stand. */
    isFirst: layout === 'flow' && tab === tabs[0],
    /** True if the tab itself shows what header and bar would. */
    isOwn,
    /** True if nothing is done with the record beside it. */
    isApart,
    /** True if somebody has the device in hand for it: nothing else is offered, but the way back to the record. */
    isHanded,
    isTyping,
    hasTabs:
      tabs.length > 1 && !(isTyping && isAlone) && !(isPhone && (isOwn || mayBeOwn)) && !isHanded,
    /** Sections of a form that anchors lead to; a table that is edited has its own ways. */
    anchored: layout === 'flow' && tab && type ? type.sections?.(tab) : undefined,
  };
}
