import { useMedia } from '../../../ui/use-media';
import { CreateButton } from '../list/page/create-button';
import { ActionButtons } from './action-buttons';
import { RecordPager } from './pager/record-pager';
import { RecordBar } from './record-bar';
import { useRecordPage } from './record-context';

/** Beside the main action there is no room for steps: its menu has them. */
const narrow = '(max-width: 359px)';

export function RecordToolbar() {
  const { place, id, stored, editing, walk, ...page } = useRecordPage();
  // Of the screen in the tab: its records are what one creates there.
  const embedded = page.isOpenPermitted ? page.embedded : undefined;
  const isNarrow = useMedia(narrow) && !embedded;
  return (
    <>
      {walk && !editing && !isNarrow && <RecordPager walk={walk} place={place} />}
      {embedded && !editing ? (
        <CreateButton place={embedded} />
      ) : (
        <RecordBar>{id !== 'new' && stored && <ActionButtons hasSteps={isNarrow} />}</RecordBar>
      )}
    </>
  );
}
