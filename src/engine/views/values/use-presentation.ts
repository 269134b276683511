import { useCallback } from 'react';
import type { AnyRecord } from '../../../api/dialect';
import { useRowNews } from '../../data/news/use-row-news';
import { useRecordTitle } from '../../data/use-record-title';
import type { Place } from '../../screens/place';
import { isOnlyHere } from '../../outbox/effects';
import { recordPath } from '../../screens/record-path';
import type { Presentation } from './presentation';
import { useRuleTexts } from './use-rule-texts';
import { useWaitingText } from './use-waiting-text';

/** Returns what is shown of a record besides its values, the same in every display of its screen. */
export function usePresentation(place: Place): (record: AnyRecord) => Presentation {
  const titleOf = useRecordTitle(place);
  const newsOf = useRowNews(place.definition.schema);
  const tonesOf = useRuleTexts(place, 'tones');
  const waitingOf = useWaitingText(place.definition);
  return useCallback(
    (record) => ({
      record,
      // Computed late: a row of a grid needs none.
      get title() {
        return titleOf(record);
      },
      // What is only on this device has no page.
      href: isOnlyHere(record) ? '' : recordPath(place.path, record.id),
      news: newsOf(record),
      tone: tonesOf(record)[0],
      waiting: waitingOf(record),
    }),
    [place, titleOf, newsOf, tonesOf, waitingOf],
  );
}
